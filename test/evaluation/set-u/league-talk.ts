import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refuses, refusesPages, topGroup } from '../set-s/choose.ts'
import { gbp, toldPerson } from './choose.ts'

const { either, clarify, unknown, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the football league, changes, and what cannot be answered. */
export function talkLeague(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { league }: Facts): void {
  const { clubs, players, matches, referees } = league
  const richest = clubs.toSorted((one, other) => other.annualBudget - one.annualBudget)[0]!
  const squad = players.filter(one => one.clubId === richest.id)
  talk(
    'followup',
    ['Which club has the highest annual budget?', gold.record(richest)],
    ['Which players play there?', gold.set(squad)],
    ['How many of them are midfielders?', gold.count(squad.filter(one => one.position === 'MIDFIELDER').length)],
  )
  const from = (nation: string) => players.filter(one => one.nationality === nation)
  talk(
    'followup',
    ['How many players come from Portugal?', gold.count(from('Portugal').length)],
    ['And from Denmark?', gold.count(from('Denmark').length)],
    ['Which position do most of those have?', topGroup(from('Denmark'), one => one.position)],
  )
  const match = pick.nth(matches, one => one.status === 'PLAYED', 25)
  talk(
    'followup',
    [`What was the attendance of match ${match.id}?`, gold.count(match.attendance!, { field: 'attendance' })],
    ['Who was the referee?', toldPerson(pick.find(referees, match.refereeId))],
  )
}

function write({ ask, talk }: Builder, { league }: Facts): void {
  const { clubs, players, matches, transfers } = league
  ask('write', `Add a player: first name Pavel, last name Orlovsky, club ${clubs[7]!.name}, position midfielder, shirt number 44.`, gold.created('league.players', { firstName: 'Pavel', lastName: 'Orlovsky', clubId: clubs[7]!.id, position: 'MIDFIELDER', shirtNumber: 44 })) // oxfmt-ignore
  ask('write', `Change the head coach of ${clubs[5]!.name} to Nora Whitfield.`, gold.updated('league.clubs', clubs[5]!, { headCoach: 'Nora Whitfield' })) // oxfmt-ignore
  const next = pick.nth(matches, one => one.status === 'SCHEDULED', 4)
  ask('write', `Postpone match ${next.id}`, gold.updated('league.matches', next, { status: 'POSTPONED' }))
  const hurt = person(players, one => one.status === 'FIT', 40)
  ask('write', `Set the status of the player ${nameOf(hurt)} to injured.`, gold.updated('league.players', hurt, { status: 'INJURED' })) // oxfmt-ignore
  const off = transfers[55]!
  talk(
    'write',
    [`Please remove transfer ${off.id}, but ask me before you do it.`, pending()],
    ['Yes, please go ahead.', gold.removed('league.transfers', off)],
  )
  ask('write', `Change the fee of transfer ${transfers[10]!.id} to ${gbp(2_000_000)}.`, refuses())
}

function chat({ ask }: Builder, { league }: Facts): void {
  const { clubs, players, transfers } = league
  const star = person(players, () => true, 70)
  ask('missing', `How many yellow cards has ${nameOf(star)} had?`, unknown())
  ask('missing', 'What is the average salary of the defenders?', unknown())
  ask('unknown', 'Show me transfer number 99999999.', unknown())
  ask('ambiguous', 'Which is the biggest club?', either(gold.largest(clubs, one => one.stadiumCapacity), gold.largest(clubs, one => one.annualBudget), clarify())) // oxfmt-ignore
  ask('smalltalk', 'Thanks a lot, great job', gold.smalltalk())
  ask('browser', 'click the sign in button', refusesPages())
  ask('casual', 'Hello! I hope you are having a lovely day. My boss wants a figure for a presentation in half an hour, and I would be very grateful if you could tell me which of the clubs has the largest stadium capacity. Many thanks in advance!', gold.largest(clubs, one => one.stadiumCapacity)) // oxfmt-ignore
  ask('casual', 'whats the totl annual budgt of the clubs', gold.money(pick.sum(clubs, one => one.annualBudget)))
  const injured = players.filter(one => one.status === 'INJURED')
  ask('multi', 'List the injured players and tell me how many there are.', gold.set(injured, { says: [injured.length] })) // oxfmt-ignore
  ask('complete', 'What is the sum of the fees of all transfers?', gold.money(pick.sum(transfers, one => one.fee)))
}
