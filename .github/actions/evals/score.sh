#!/usr/bin/env bash
# Scores, then reports whatever came of it; the step ends as the scoring did.
set -uo pipefail

# Words as a shell would part them, quotes heeded and nothing run: an input may come from somebody's pull request.
mapfile -d "" -t command < <(xargs -r printf '%s\0' <<<"$EVALS_COMMAND")
mapfile -d "" -t args < <(xargs -r printf '%s\0' <<<"$EVALS_ARGS")
mapfile -d "" -t files < <(xargs -r printf '%s\0' <<<"$EVALS_FILES")
result=$(mktemp)

"${command[@]}" score "${files[@]}" "${args[@]}" --json >"$result"
code=$?
run=$(node -p 'try { JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).run.id ?? "" } catch { "" }' "$result")
{
  echo "exit-code=$code"
  echo "run=$run"
} >>"$GITHUB_OUTPUT"
if [ -n "$run" ]; then
  "${command[@]}" report "$run" --job-summary "$EVALS_COMMENT" >/dev/null
  cat "$EVALS_COMMENT" >>"$GITHUB_STEP_SUMMARY"
fi
rm -f "$result"
exit "$code"
