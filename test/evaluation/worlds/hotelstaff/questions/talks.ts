import { count, either, money, ordered, set, spelled, text, yes } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { bossOf, contractOf, shifts, TODAY } from '../data.ts'
import { applicants, certificates } from '../papers.ts'
import { at, hotel, isApril, offOn, person, sum, where, who, whom } from '../golds.ts'

/** What is asked in two or three turns. */
export function talks({ talk }: WorldQuestions): void {
  const off = offOn(TODAY)
  const there = off.filter(one => one.person.hotel.name === 'Harbour Crown')
  talk('talk', [
    [
      'whos off today?',
      who(
        off.map(one => one.person),
        off,
      ),
    ],
    [
      'and just harbour crown?',
      who(
        there.map(one => one.person),
        there,
      ),
    ],
    ['until when', text(spelled(there[0]!.to, '24 May 2025', 'May 24, 2025'))],
  ])

  const palazzo = applicants.filter(one => one.hotel.name === 'Palazzo Mirelle')
  const open = palazzo.filter(({ stage }) => ['new', 'interview', 'offer'].includes(stage))
  talk('talk', [
    ['Could you show me the applicants for Palazzo Mirelle?', set(palazzo)],
    ['Please leave out anyone who was rejected, hired or withdrew.', set(open)],
    ['And now sort those by the wage they expect, lowest first.', ordered(open, ({ wage }) => wage, { up: true })],
  ])

  const april = (slot: string) => shifts.filter(one => isApril(one.date) && one.slot === slot)
  const many = (slot: string) =>
    either(
      count(april(slot).length),
      count(april(slot).filter(({ state }) => state !== 'cancelled').length),
      count(april(slot).filter(({ state }) => state === 'worked').length),
    )
  talk('talk', [
    ['how many night shifts were there in april', many('night')],
    ['and early ones?', many('early')],
  ])

  talk('talk', [
    ['Hotel with the most staff', where(hotel('Harbour Crown'))],
    [
      'How many of them have a seasonal contract?',
      count(at('Harbour Crown').filter(one => contractOf(one).kind === 'seasonal').length),
    ],
  ])

  const waiter = person('Benedikt Stadler')
  const wine = certificates.some(one => one.person === waiter && one.course === 'Wine Service')
  talk('talk', [
    ['whats benedikt stadlers job?', text(spelled(waiter.position.title))],
    ['and his boss?', whom(bossOf(waiter)!)],
    ['has benedikt done his wine service training?', yes(wine)],
  ])

  const vera = certificates.filter(one => one.person.name === 'Vera Pacheco')
  talk('talk', [
    ['Certificates held by Vera Pacheco', either(set(vera), set(vera.map(({ course }) => course)))],
    ['What did they cost altogether?', money(sum(vera.map(({ cost }) => cost)))],
  ])
}
