import { isParticiple } from '../language/verb-forms.ts'
import { wordsOf } from '../language/words.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

/** What may stand between a participle and what it is about. */
const BETWEEN = /^(?:for|in|on|with|to|of|by|the|an?|their|his|her|its)$/i

/**
 * "members who are trained for breathing apparatus" of a yes/no field `breathing_apparatus` "Trained for breathing apparatus": the participle
 * of the description right before the field says no more, and stands for no trainings. Before nouns are looked for.
 */
export function passDescribingParticiples({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const flag = chunk.fields.find(({ field, quality }) => field.role === 'boolean' && quality >= 0.8)
    if (!flag || !isFree(chunk)) return
    let before = at - 1
    while (before > 0 && BETWEEN.test(chunks[before]!.text)) before--
    const verb = chunks[before]
    if (!isFree(verb) || before === at || verb.literal || verb.operator) return
    const said = verb.text.toLowerCase()
    if (!isParticiple(said) || verb.values.some(v => v.quality >= 0.9)) return
    if (!wordsOf(flag.field.description.toLowerCase()).includes(said)) return
    use(makeFiller(verb), 'filler')
  })
}
