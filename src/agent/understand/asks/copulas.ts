import { fragment, pattern } from '../../../lib/patterns.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/** Forms of the one that leads to a state with nothing between ("go missing"). */
const GO = fragment`go|goes|went|gone|going`
/** Verbs of becoming and of staying so (copular verbs; Quirk et al., 1985, 16.21). */
const COPULA = pattern('i')`
  ^(?:end(?:s|ed)?|finish(?:es|ed)?|bec(?:omes?|ame)|remain(?:s|ed)?|stay(?:s|ed)?|turn(?:s|ed)?|winds?|wound|${GO})$
`
const BETWEEN = /^(?:up|out|as|being|a|an)$/i
const BARE = pattern('i')`^(?:${GO})$`

/** "every stay that ended as a no-show", "orders that ended up cancelled", "boats gone missing": before a state it says that they are so. */
export function readCopulas({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.entities.length || !COPULA.test(chunk.text)) return
    let behind = at + 1
    while (BETWEEN.test(chunks[behind]?.text ?? '')) behind++
    const state = chunks[behind]
    if (
      (behind === at + 1 && !BARE.test(chunk.text)) ||
      !isFree(state) ||
      !state.values.some(v => v.field.choices.length > 0)
    )
      return
    Object.assign(chunk, { fields: [], values: [] })
    for (const one of chunks.slice(at, behind)) use(one, 'filler')
  })
}
readCopulas.needs = (word: string) => COPULA.test(word)
