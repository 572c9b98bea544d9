/** For each shell, what makes it ask `evals completion` for the words that may come next, and for files where there are none. */
export const shellScripts: Readonly<Record<string, string>> = {
  bash: `_evals() {
  local IFS=$'\\n'
  local words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=($(evals completion words -- "\${words[@]}" 2>/dev/null))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o filenames -F _evals evals`,
  zsh: `#compdef evals
_evals() {
  local -a found
  found=("\${(@f)$(evals completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [ -n "\${found[1]}" ]; then compadd -- "\${found[@]}"; else _files; fi
}
compdef _evals evals`,
  fish: `function __evals_words
  set -l tokens (commandline -opc) (commandline -ct)
  evals completion words -- $tokens[2..-1] 2>/dev/null
end
complete -c evals -a '(__evals_words)'`,
};
