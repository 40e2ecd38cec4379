import { wordList } from '../../lib/patterns.ts'
import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import { plural } from '../understand/language/words.ts'
import { readMessage } from '../understand/requests/read-message.ts'

/** Verbs and adjectives of coming to pass, which say nothing of what it is that comes to pass (Levin, 1993, 48.3). */
const OCCURS = new Set(
  wordList`
    happen happens happened happening occur occurs occurred occurring changed new going went gone come comes came coming doing done fared
  `,
)
/** With these and a time alone, all of it is meant: "everything from last week", "how was October", "how's business this month". */
const ALL_OF_IT = new Set(wordList`everything anything how hows things business`)
/** Closed-class words of such a question. */
const LITTLE = new Set(
  wordList`
    what whats anything something everything has have had did does do is are was were been be s us here we i it there
    there on with the in at of over during since for all else so and me tell show ok please around from that which you
  `,
)
/** Kinds of records that are made of what happens. */
const CHRONICLES = new Set(
  wordList`
    event activity incident log entry history change audit occurrence feed notification update news message alert
    milestone timeline
  `,
)
/** How many kinds are named at most. */
const MOST = 5

/**
 * "what happened last week?" where no records are named: of every kind something may have been created, changed or fallen due then, so
 * it is asked of which, with the dates that they have. Undefined for any other message, and where records of events are kept.
 */
export function askOfWhat(message: string, now: Date, model: CatalogueModel): string | undefined {
  const { tokens, literals } = readMessage(message, now)
  const said = tokens.filter((_, at) => !literals.some(l => l.kind === 'date' && l.from <= at && at < l.to))
  const words = said.map(({ norm }) => norm.replace(/['’]/g, ''))
  const isOfTime = said.length < tokens.length
  const isGeneral =
    words.some(word => OCCURS.has(word) || (isOfTime && ALL_OF_IT.has(word))) &&
    words.every(word => OCCURS.has(word) || LITTLE.has(word) || ALL_OF_IT.has(word))
  if (!isGeneral) return undefined
  const listed = [...model.entities.values()].filter(entity => !entity.hidden && !entity.inside)
  if (listed.some(({ words }) => CHRONICLES.has(words.at(-1)!))) return undefined
  const dated = listed.flatMap(entity => datesOf(entity) ?? [])
  if (!dated.length) return undefined
  const more = dated.length > MOST ? `, and ${dated.length - MOST} more kinds` : ''
  return (
    `Of which records do you want to know what happened? None are named, and these have dates: ` +
    `${dated.slice(0, MOST).join('; ')}${more}. Say for example “${exampleOf(listed)}”.`
  )
}

const namesOfDates = (entity: Entity) =>
  entity.fields.filter(field => field.role === 'date').map(field => field.words.join(' '))

/** "loans (due on, returned at)" */
function datesOf(entity: Entity): string | undefined {
  const dates = namesOfDates(entity)
  return dates.length ? `${plural(entity.noun)} (${dates.slice(0, 3).join(', ')})` : undefined
}

const exampleOf = (listed: Entity[]) => `${plural(listed.find(one => namesOfDates(one).length)!.noun)} of last week`
