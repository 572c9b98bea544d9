// @ts-check

/**
 * What runs inside Python around the code under test. Expected answers never come here: values go out as tagged JSON
 * and are compared outside, so code that tampers with its interpreter has nothing to copy.
 *
 * `load`, `call` and `check` give `["value", tagged]`, or `["error", type, message]`, as JSON.
 */
export const PYTHON_HARNESS = `
def make_harness():
    import json
    import sys

    for name in [name for name in sys.modules if name.split(".")[0] in ("js", "pyodide_js")]:
        del sys.modules[name]

    MAX_DEPTH, MAX_NODES, MAX_TEXT = 100, 100_000, 400
    dumps, loads = json.dumps, json.loads
    namespace = {"__name__": "candidate"}

    class TooLarge(Exception):
        pass

    def tag(value, depth, count):
        count[0] += 1
        if depth > MAX_DEPTH or count[0] > MAX_NODES:
            raise TooLarge
        if value is None or value is True or value is False:
            return value
        if isinstance(value, str):
            return str.__str__(value)
        if isinstance(value, int):
            return ["int", int.__repr__(value)]
        if isinstance(value, float):
            return ["float", float.__repr__(value)]
        if isinstance(value, list):
            return ["list", [tag(item, depth + 1, count) for item in list.__iter__(value)]]
        if isinstance(value, dict):
            pairs = dict.items(value)
            return ["dict", [[tag(key, depth + 1, count), tag(item, depth + 1, count)] for key, item in pairs]]
        return ["other", repr(value)[:MAX_TEXT]]

    def tagged(value):
        try:
            return tag(value, 0, [0])
        except TooLarge:
            return ["other", "<" + type(value).__name__ + " too large to compare>"]

    def guarded(action):
        try:
            return dumps(["value", action()])
        except BaseException as error:
            try:
                message = error.msg if isinstance(error, SyntaxError) else str(error)
                return dumps(["error", type(error).__name__, str(message)[:MAX_TEXT]])
            except BaseException:
                return dumps(["error", type(error).__name__, ""])

    def load(source):
        def action():
            exec(compile(source, "<candidate>", "exec"), namespace)
        try:
            compile(source, "<candidate>", "exec")
        except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
            return dumps(["syntax", getattr(error, "msg", None) or str(error) or type(error).__name__])
        return guarded(action)

    def has(name):
        return callable(namespace.get(name))

    def call(name, arguments):
        return guarded(lambda: tagged(namespace[name](*loads(arguments))))

    def check(source):
        def action():
            exec(compile(source, "<test>", "exec"), namespace)
        return guarded(action)

    return load, has, call, check

make_harness()
`;
