import { createHash } from 'node:crypto'

/** Longest alias unless alias_length says otherwise: what language-model interfaces accept (registry case N1). */
const MAX_ALIAS = 64
const LEGAL = /^[a-zA-Z_][a-zA-Z0-9_-]*$/

/** `<service>_<tool>`: the name that is always callable (specification § A). Names are looked up, never taken apart. */
export const canonicalName = (app: string, tool: string) => `${app}_${tool}`

/**
 * The name shown to language models: the canonical one where it is legal, else its legal part with a hash of the whole
 * inside the limit. The same for the same tool, whatever else is registered; `taken` tells names used by others.
 */
export function aliasOf(app: string, tool: string, taken: (alias: string) => boolean, longest = MAX_ALIAS): string {
  const name = canonicalName(app, tool)
  if (name.length <= longest && LEGAL.test(name) && !taken(name)) return name
  // app and tool apart: `a` + `b_c` and `a_b` + `c` have the same canonical name.
  for (let round = 0; ; round++) {
    const hash = createHash('sha256')
      .update(`${app}\0${tool}${round ? `\0${round}` : ''}`)
      .digest('hex')
      .slice(0, 8)
    const legal = name.replaceAll(/[^a-zA-Z0-9_-]+/g, '_').replace(/^[^a-zA-Z_]+/, '_')
    const alias = `${legal.slice(0, longest - hash.length - 1)}_${hash}`
    if (!taken(alias)) return alias
  }
}
