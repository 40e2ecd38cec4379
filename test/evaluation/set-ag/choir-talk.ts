import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in a choir, changes, and what cannot be answered. */
export function talkChoir(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { choir }: Facts): void {
  const { singers, concerts, absences } = choir
  const sold = concerts.filter(one => one.status === 'onSale')
  const first = sold.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))[0]!
  talk(
    'followup',
    ['Which concerts are on sale at the moment?', gold.set(sold)],
    ['Which of them comes first?', gold.record(first)],
    ['Who conducts it?', told(first, first.conductor, 'conductor')],
  )
  const missed = (id: number, reason?: string) => absences.filter(one => one.singerId === id && (reason === undefined || one.reason === reason)) // oxfmt-ignore
  const singer = person(singers, one => missed(one.id, 'work').length > 0 && missed(one.id, 'holiday').length > 0 && missed(one.id).length > 3, 1) // oxfmt-ignore
  talk(
    'followup',
    [`How often has ${nameOf(singer)} been absent?`, gold.count(missed(singer.id).length)],
    ['How often because of work?', gold.count(missed(singer.id, 'work').length)],
    ['And because of a holiday?', gold.count(missed(singer.id, 'holiday').length)],
  )
}

function write({ ask, talk }: Builder, { choir }: Facts): void {
  const { singers, concerts, rehearsals } = choir
  ask('write', 'We have a new bass: Torsten Valgardsen, torsten.valgardsen@singers.example. Please add him to the singers.', gold.created('choir.singers', { firstName: 'Torsten', lastName: 'Valgardsen', voicePart: 'bass', email: 'torsten.valgardsen@singers.example' })) // oxfmt-ignore
  const psalms = concerts.find(one => one.title === 'Psalms for Peace')!
  ask('write', 'Put the ticket price of Psalms for Peace up to 18 pounds.', gold.updated('choir.concerts', psalms, { ticketPrice: 18 })) // oxfmt-ignore
  const tired = person(singers, one => one.status === 'active', 30)
  ask('write', `Please set ${nameOf(tired)} to on break until further notice.`, gold.updated('choir.singers', tired, { status: 'onBreak' })) // oxfmt-ignore
  const off = rehearsals.at(-2)!
  talk(
    'write',
    [`Delete the rehearsal on ${pick.dayName(off.startsAt)}, but check with me before you do it.`, gold.pending()],
    ['No, we had better keep it.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { choir }: Facts): void {
  const { singers } = choir
  ask('missing', 'What did the newspaper write about our concert Two Requiems?', unknown())
  ask('missing', `How old is ${nameOf(person(singers, one => one.status === 'active', 8))}?`, unknown())
  ask('unknown', 'Which voice part does Barnaby Quillfeather sing?', unknown())
  const twins = pick.rank(singers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `When did ${twins.key} join the choir?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.joinedOn] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { choir }: Facts): void {
  const { singers, venues, absences } = choir
  ask('smalltalk', 'You have been a great help, thank you!', gold.smalltalk())
  ask('browser', 'Go to youtube and play a recording of the Magnificat', refusesPages())
  ask('casual', 'whos on a break atm', gold.set(singers.filter(one => one.status === 'onBreak')))
  const minster = venues.find(one => one.name === 'Averham Minster')!
  ask('multi', 'How many seats does the Averham Minster have, and what does it cost to hire?', gold.figures(gold.count(minster.seats), gold.money(minster.hireFee))) // oxfmt-ignore
  ask('complete', 'List every single absence because of illness.', gold.set(absences.filter(one => one.reason === 'illness'))) // oxfmt-ignore
}
