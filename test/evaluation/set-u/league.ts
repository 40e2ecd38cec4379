import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, cut, measures, nameOf, nth, person, short, sizes, values } from '../set-s/choose.ts'
import { gbp, toldPerson, whose } from './choose.ts'
import { talkLeague } from './league-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set U over the football league. */
export function askLeague(facts: Facts): Question[] {
  const builder = createQuestions('u', 'league')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkLeague(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { league }: Facts): void {
  const { clubs, players, matches, referees, transfers } = league
  ask('list', 'List all the clubs in the league.', gold.set(clubs))
  ask('list', 'Show me every goalkeeper', gold.set(players.filter(one => one.position === 'GOALKEEPER')))
  const club = clubs[4]!
  ask('list', `Which nationalities play for ${club.name}?`, values(players.filter(one => one.clubId === club.id), one => one.nationality, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Which clubs are in the first division?', gold.set(clubs.filter(one => one.division === 'FIRST')))
  ask('filter', 'Find forwards who are injured.', gold.set(players.filter(one => one.position === 'FORWARD' && one.status === 'INJURED'))) // oxfmt-ignore
  ask('filter', 'Show loan transfers that collapsed', gold.set(transfers.filter(one => one.type === 'LOAN' && one.status === 'COLLAPSED'))) // oxfmt-ignore
  ask('filter', 'Which referees have the level international?', gold.set(referees.filter(one => one.level === 'INTERNATIONAL'))) // oxfmt-ignore
  ask('filter', 'Which matches were postponed?', gold.set(matches.filter(one => one.status === 'POSTPONED')))
}

function number({ ask }: Builder, { league }: Facts): void {
  const { clubs, players, matches, transfers } = league
  ask('count', 'How many players are there in the league?', gold.count(players.length))
  ask('count', 'How many matches have been played?', gold.count(matches.filter(one => one.status === 'PLAYED').length))
  ask('count', 'How many defenders are from Scotland?', gold.count(players.filter(one => one.position === 'DEFENDER' && one.nationality === 'Scotland').length)) // oxfmt-ignore
  ask('top', 'Who has scored the most goals?', gold.largest(players, one => one.goals)) // oxfmt-ignore
  ask('top', 'Which match had the highest attendance?', gold.largest(matches, one => one.attendance)) // oxfmt-ignore
  ask('top', 'Top 5 transfers by fee', gold.ordered(transfers, one => one.fee, { count: 5 })) // oxfmt-ignore
  ask('aggregate', 'What is the average attendance of the matches?', gold.plain(pick.mean(matches, one => one.attendance))) // oxfmt-ignore
  ask('aggregate', 'What is the total market value of all midfielders?', gold.money(pick.sum(players.filter(one => one.position === 'MIDFIELDER'), one => one.marketValue))) // oxfmt-ignore
  ask('aggregate', 'What percentage of the players is injured?', gold.percent(pick.ratio(players.filter(one => one.status === 'INJURED').length, players.length))) // oxfmt-ignore
  ask('group', 'How many players are there per position?', gold.map(sizes(players, one => one.position)))
  const clubOf = (id: number) => pick.find(clubs, id).name
  ask('group', 'Total goals of the players per club', gold.map(measures(players, one => clubOf(one.clubId), own => pick.sum(own, one => one.goals), gold.spelled))) // oxfmt-ignore
  ask('group', 'What is the average stadium capacity by division?', gold.map(measures(clubs, one => one.division, own => pick.mean(own, one => one.stadiumCapacity)), 'plain')) // oxfmt-ignore
  const [one, other] = [clubs[2]!, clubs[9]!]
  ask('compare', `Which club has the bigger stadium, ${one.name} or ${other.name}?`, gold.largest([one, other], club => club.stadiumCapacity)) // oxfmt-ignore
  const from = (nation: string): [gold.Spelled, number] => [gold.spelled(nation), players.filter(row => row.nationality === nation).length] // oxfmt-ignore
  ask('compare', 'Are there more players from Brazil or from Senegal?', more(from('Brazil'), from('Senegal')))
}

function join({ ask }: Builder, { league }: Facts): void {
  const { clubs, players, matches, referees, transfers } = league
  const squad = (id: number) => players.filter(one => one.clubId === id)
  ask('join', `Which players play for ${clubs[6]!.name}?`, gold.set(squad(clubs[6]!.id)))
  ask('join', `Who is the captain of ${clubs[3]!.name}?`, toldPerson(squad(clubs[3]!.id).find(one => one.isCaptain)!))
  type Player = (typeof players)[number]
  const clubOf = (one: Player) => pick.find(clubs, one.clubId)
  ask(
    'join',
    'Which club does the most valuable player play for?',
    whose<Player>(
      gold.largest(players, one => one.marketValue),
      clubOf,
      one => clubOf(one).name,
    ),
  )
  const premier = players.filter(one => clubOf(one).division === 'PREMIER')
  ask('join', 'How many suspended players are there at premier division clubs?', gold.count(premier.filter(one => one.status === 'SUSPENDED').length)) // oxfmt-ignore
  ask('join', `Which referee has the most matches?`, champion(referees, one => matches.filter(own => own.refereeId === one.id).length, nameOf)) // oxfmt-ignore
  const buyer = clubs.find(one => transfers.filter(own => own.toClubId === one.id && own.status === 'COMPLETED').length > 2)! // oxfmt-ignore
  ask('join', `What is the total fee of the completed transfers to ${buyer.name}?`, gold.money(pick.sum(transfers.filter(one => one.toClubId === buyer.id && one.status === 'COMPLETED'), one => one.fee))) // oxfmt-ignore
  ask('lookup', `Who is the head coach of ${clubs[1]!.name}?`, gold.text(clubs[1]!.headCoach, 'headCoach'))
  const known = person(players, () => true, 33)
  ask('lookup', `What is the shirt number of ${nameOf(known)}?`, gold.count(known.shirtNumber, { field: 'shirtNumber' })) // oxfmt-ignore
  ask('lookup', `Show me match ${matches[60]!.id}.`, gold.record(matches[60]!))
}

function date({ ask }: Builder, { league, day }: Facts): void {
  const { clubs, players, matches, transfers } = league
  const month = nth(matches.filter(one => one.status === 'SCHEDULED'), one => pick.month(one.kickOff)!) // oxfmt-ignore
  ask('date', `Which matches kick off in ${pick.monthName(month)}?`, gold.set(matches.filter(one => pick.month(one.kickOff) === month))) // oxfmt-ignore
  const year = Number(day(0).slice(0, 4)) + 1
  ask('date', `How many players have a contract that ends in ${year}?`, gold.count(players.filter(one => one.contractUntil.startsWith(String(year))).length)) // oxfmt-ignore
  const [from, to] = [day(-300), day(-60)]
  ask('date', `Show the transfers that were agreed between ${pick.dayName(from)} and ${pick.dayName(to)}.`, pick.setWithin(transfers, one => one.agreedOn, from, to)) // oxfmt-ignore
  ask('date', 'Who is the youngest player?', gold.largest(players, one => one.bornOn)) // oxfmt-ignore
  ask('threshold', `Players with a market value over ${gbp(20_000_000)}`, gold.set(players.filter(one => one.marketValue > 2e7))) // oxfmt-ignore
  const seats = cut(clubs, one => one.stadiumCapacity, 0.6)
  ask('threshold', `Which clubs have a stadium capacity of at least ${short(seats)}?`, gold.set(clubs.filter(one => one.stadiumCapacity >= seats))) // oxfmt-ignore
}
