import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { eachReading } from '../set-ab/readings.ts'
import { more } from '../set-d/readings.ts'
import { apart, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkChoir } from './choir-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AG over the choral society. */
export function askChoir(facts: Facts): Question[] {
  const builder = createQuestions('ag', 'choir')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkChoir(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { choir }: Facts): void {
  const { singers, pieces, venues } = choir
  ask('list', 'Which pieces do we have in our library?', gold.set(pieces))
  ask(
    'list',
    'Which composers do we own music by?',
    values(pieces, one => one.composer, gold.spelled),
  )
  const high = singers.filter(one => one.voicePart === 'tenor')
  ask('filter', 'Who sings tenor in our choir?', eachReading([high, high.filter(one => one.status !== 'left'), high.filter(one => one.status === 'active')], rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which pieces do we have in German?', gold.set(pieces.filter(one => one.language === 'german')))
  ask('filter', 'Which venues have no organ?', gold.set(venues.filter(one => !one.hasOrgan)))
  ask('threshold', 'Which pieces take longer than an hour?', gold.set(pieces.filter(one => one.durationMinutes > 60)))
  ask('threshold', 'Venues with at least 300 seats', gold.set(venues.filter(one => one.seats >= 300)))
}

function number({ ask }: Builder, { choir }: Facts): void {
  const { singers, pieces, venues, concerts, rehearsals } = choir
  const active = singers.filter(one => one.status === 'active')
  ask('count', 'How many active altos do we have?', gold.count(active.filter(one => one.voicePart === 'alto').length))
  ask('count', 'How many rehearsals are cancelled?', gold.count(rehearsals.filter(one => one.isCancelled).length))
  ask(
    'top',
    'What is the longest piece in our library?',
    gold.largest(pieces, one => one.durationMinutes),
  )
  ask(
    'top',
    'For which concert did we sell the most tickets?',
    gold.largest(concerts, one => one.ticketsSold),
  )
  const given = concerts.filter(one => one.status === 'given')
  ask('aggregate', 'What was the average ticket price of the concerts we have given?', gold.money(pick.mean(given, one => one.ticketPrice))) // oxfmt-ignore
  ask('aggregate', 'How many copies of music do we own in total?', gold.count(pick.sum(pieces, one => one.copiesOwned)))
  const minster = venues.find(one => one.name === 'Averham Minster')!
  const hall = venues.find(one => one.name === 'Thornwick Town Hall')!
  ask('compare', 'Does the Averham Minster have more seats than the Thornwick Town Hall?', gold.yes(minster.seats > hall.seats)) // oxfmt-ignore
  const of = (period: string): [gold.Spelled, number] => [apart(period), pieces.filter(one => one.period === period).length] // oxfmt-ignore
  ask('compare', 'Do we have more baroque or more romantic pieces?', more(of('baroque'), of('romantic')))
}

function group({ ask }: Builder, { choir }: Facts): void {
  const { singers, absences } = choir
  const active = singers.filter(one => one.status === 'active')
  ask('group', 'How many active singers do we have in each voice part?', gold.map(sizes(active, one => one.voicePart)))
  ask('group', 'Number of absences by reason', gold.map(sizes(absences, one => one.reason)))
}

function join({ ask }: Builder, { choir }: Facts): void {
  const { singers, pieces, venues, concerts, absences, fees } = choir
  const named = (title: string) => concerts.find(one => one.title === title)!
  const bach = named('Bach and Sons')
  ask('join', 'What are we singing at the concert Bach and Sons?', gold.set(bach.pieceIds.map(id => pick.find(pieces, id)))) // oxfmt-ignore
  const venue = pick.find(venues, named('Psalms for Peace').venueId)
  ask('join', 'Where does the concert Psalms for Peace take place?', called(venue, venue.name))
  const due = fees.filter(one => one.kind === 'membership' && one.paidOn === null)
  ask('join', 'Which singers have not paid their membership fee yet?', gold.set(singers.filter(one => due.some(own => own.singerId === one.id)))) // oxfmt-ignore
  const faithful = (rows: typeof singers) => rows.filter(one => absences.every(own => own.singerId !== one.id))
  const active = singers.filter(one => one.status === 'active')
  ask('join', 'Which active singers have never been absent from a rehearsal?', gold.set(faithful(active)))
  const singer = person(singers, one => one.status === 'active', 14)
  ask('lookup', `Who is the emergency contact of ${nameOf(singer)}?`, told(singer, singer.emergencyContact.name))
  const vigil = pieces.find(one => one.title === 'All-Night Vigil')!
  ask('lookup', 'How many copies of the All-Night Vigil do we own?', gold.count(vigil.copiesOwned, { field: 'copiesOwned' })) // oxfmt-ignore
}

function date({ ask }: Builder, { choir, day, today }: Facts): void {
  const { singers, rehearsals } = choir
  const ahead = rehearsals.filter(one => one.startsAt.slice(0, 10) > day(0) && !one.isCancelled)
  const next = ahead.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))[0]!
  ask('date', 'When is our next rehearsal?', gold.either(gold.text(pick.dayAs(next.startsAt)), gold.all(gold.record(next), gold.mentions(pick.dayAs(next.startsAt).alternatives)))) // oxfmt-ignore
  const last = String(Number(pick.year(today)) - 1)
  ask('date', 'How many singers joined us last year?', gold.count(singers.filter(one => pick.year(one.joinedOn) === last).length)) // oxfmt-ignore
}
