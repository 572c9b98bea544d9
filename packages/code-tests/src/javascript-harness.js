// @ts-check

/**
 * What runs inside QuickJS around the code under test: values go out as tagged JSON and are compared outside. Only what
 * was taken before the code under test ran is used, so a changed prototype changes nothing here.
 */
export const JAVASCRIPT_HARNESS = `(() => {
  const { isArray } = Array;
  const { getPrototypeOf, keys, prototype } = Object;
  const { apply } = Reflect;
  const { parse, stringify } = JSON;
  const text = String;
  const toText = Object.prototype.toString;
  const MAX_DEPTH = 100;
  const MAX_NODES = 100000;
  const TOO_LARGE = {};
  let nodes = 0;

  const tag = (value, depth) => {
    nodes += 1;
    if (depth > MAX_DEPTH || nodes > MAX_NODES) throw TOO_LARGE;
    switch (typeof value) {
      case "boolean":
        return value ? "true" : "false";
      case "string":
        return stringify(value);
      case "number":
        return '["float",' + stringify(text(value)) + "]";
      case "object":
        if (value === null) return "null";
        if (isArray(value)) {
          let items = "";
          for (let index = 0; index < value.length; index += 1) {
            items += (index === 0 ? "" : ",") + tag(value[index], depth + 1);
          }
          return '["list",[' + items + "]]";
        }
        const parent = getPrototypeOf(value);
        if (parent === null || parent === prototype) {
          const names = keys(value);
          let pairs = "";
          for (let index = 0; index < names.length; index += 1) {
            const pair = "[" + stringify(names[index]) + "," + tag(value[names[index]], depth + 1) + "]";
            pairs += (index === 0 ? "" : ",") + pair;
          }
          return '["dict",[' + pairs + "]]";
        }
        return '["other",' + stringify(apply(toText, value, [])) + "]";
      case "bigint":
        return '["other",' + stringify(text(value) + "n") + "]";
      default:
        return '["other",' + stringify(typeof value) + "]";
    }
  };

  return {
    invoke: (subject, argumentsText) => apply(subject, undefined, parse(argumentsText)),
    tagged: (value) => {
      nodes = 0;
      try {
        return tag(value, 0);
      } catch (error) {
        if (error === TOO_LARGE) return '["other","value too large to compare"]';
        throw error;
      }
    },
  };
})()`;
