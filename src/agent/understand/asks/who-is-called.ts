import { namesSomebody } from '../entity-model/people.ts'
import { wordsOf } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/**
 * "who was the passenger on ride 7?" of a `passenger_name` and a state `passenger_no_show`: behind "the" somebody is asked for, and no state of
 * which the noun is a part. Before nouns are looked for.
 */
export function readWhoIsCalled({ chunks, message }: Draft): void {
  const at = chunks.findIndex(c => /^the$/i.test(c.text))
  const chunk = chunks[at + 1]
  if (!/^\W*(?:and |so |but )?who(?:['’]?s| is| was| are| were) the\b/i.test(message.text) || !isFree(chunk)) return
  const isPart =
    chunk.values.length > 0 && chunk.values.every(v => v.values.every(value => wordsOf(String(value)).length > 1))
  const named = chunk.fields.filter(f => namesSomebody(f.field) && chunk.values.every(v => v.entity === f.entity))
  if (!isPart || named.length !== 1 || chunk.entities.length) return
  Object.assign(chunk, { values: [], fields: [{ ...named[0]!, quality: 0.9 }], certainty: 1 })
}
readWhoIsCalled.needs = /^who(?:['’]?s)?$/
