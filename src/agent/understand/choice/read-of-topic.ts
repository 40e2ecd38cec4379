import { plainly, type Query, type Selection } from '../reading/query.ts'
import { topicsAndQuestions } from '../requests/topic-and-question.ts'
import { asOne, isReadWhole, type Read, type Understanding, type UnderstandOptions } from '../understanding.ts'

/** How sure it is at least what is spoken of, and what is asked of it. */
const SURE = 0.6

/**
 * "Harbour Portal board: what's still open there?", "Some tasks have nobody assigned. Tell me how many that is.": what is named first is
 * read by itself, and the question as what would follow it in a conversation. Only where both are read whole, and where what is
 * asked is still of what was named.
 */
export async function readOfTopic(
  text: string,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  if (options.previous) return undefined
  for (const { topic, question } of topicsAndQuestions(text)) {
    const named = await read(topic, options)
    const { meaning } = named
    if (meaning?.kind !== 'query' || !isTopic(meaning) || named.confidence < SURE || !isReadWhole(named)) continue
    const asked = await read(question, { ...options, apps: [meaning.app], previous: meaning })
    if (!asked.meaning || asked.confidence < SURE || !isReadWhole(asked) || !isOf(meaning, asked.meaning)) continue
    return { ...asked, ...asOne([named, asked]) }
  }
  return undefined
}

/** Records, and nothing asked of them yet; "the oldest and the newest" are not all that was named. */
const isTopic = ({ ask, root }: Query): boolean => (ask === 'list' || ask === 'exists') && root.limit === undefined

/** What was asked for holds all that was named. */
function isOf({ root }: Query, asked: NonNullable<Understanding['meaning']>): boolean {
  const said = plainly(asked, 'at', 'label')
  return said.includes(JSON.stringify(root.entity)) && conditionsOf(root).every(one => said.includes(one))
}

const conditionsOf = ({ where, anyOf, related }: Selection): string[] => [
  ...[...where, ...(anyOf ?? []).flat()].map(condition => plainly(condition, 'at', 'label')),
  ...related.flatMap(({ selection }) => conditionsOf(selection)),
]
