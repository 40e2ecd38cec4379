import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, sizes } from '../set-s/choose.ts'
import { as, either } from './choose.ts'

/** Set V over the marina. */
export function askMarina({ marina, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'marina')
  const { boats, moorings, skippers } = marina
  ask('count', 'How many boats are in the marina?', gold.count(boats.length))
  ask('count', 'How many moorings have power?', gold.count(moorings.filter(one => one.hasPower).length))
  ask('list', 'Show me all catamarans', gold.set(boats.filter(one => one.type === 'Catamaran')))
  ask('filter', 'Which boats are not insured?', gold.set(boats.filter(one => !one.isInsured)))
  ask('filter', 'Which skippers are from Poole?', gold.set(skippers.filter(one => one.town === 'Poole')))
  ask('threshold', 'Which boats are longer than 15 m?', gold.set(boats.filter(one => one.length > 15)))
  ask('threshold', 'Boats built before 1990', gold.set(boats.filter(one => one.built < 1990)))
  ask('aggregate', 'What is the total annual fee of the moorings on the north pontoon?', gold.money(pick.sum(moorings.filter(one => one.pontoon === 'North'), one => one.annualFee))) // oxfmt-ignore
  ask(
    'top',
    'What is the oldest boat?',
    gold.smallest(boats, one => one.built),
  )
  ask('group', 'How many boats are there of each type?', gold.map(sizes(boats, one => one.type, as)))
  const skipper = pick.nth(skippers, one => boats.filter(own => own.skipperId === one.id).length > 1)
  ask('join', `Which boats belong to skipper ${skipper.name}?`, gold.set(boats.filter(one => one.skipperId === skipper.id))) // oxfmt-ignore
  const moored = pick.nth(boats, one => one.mooringId !== null, 13)
  ask('join', `Which mooring does the ${moored.name} have?`, either(pick.find(moorings, moored.mooringId!), pick.find(moorings, moored.mooringId!).name)) // oxfmt-ignore
  ask('join', 'Which skipper has the most boats?', champion(skippers, one => boats.filter(own => own.skipperId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('lookup', `What is the email address of the skipper ${skippers[8]!.name}?`, gold.text(skippers[8]!.email, 'email')) // oxfmt-ignore
  const since = day(-365)
  ask('date', `Which boats had their last survey before ${pick.dayName(since)}?`, gold.set(boats.filter(one => one.lastSurvey !== null && one.lastSurvey < since))) // oxfmt-ignore
  ask('filter', 'Which boats have no mooring?', gold.set(boats.filter(one => one.mooringId === null)))
  const motor = boats.filter(one => one.type === 'Motor cruiser')
  talk('followup', ['List the motor cruisers.', gold.set(motor)], ['Which of them is the longest?', gold.largest(motor, one => one.length)]) // oxfmt-ignore
  ask('write', `Change the annual fee of mooring ${moorings[4]!.name} to 4200.`, gold.updated('marina.moorings', moorings[4]!, { annualFee: 4200 })) // oxfmt-ignore
  ask('write', `Set the last survey of ${boats[9]!.name} to ${pick.dayName(day(-1))}.`, gold.updated('marina.boats', boats[9]!, { lastSurvey: day(-1) })) // oxfmt-ignore
  ask('missing', 'What is the engine power of each boat?', gold.unknown())
  return questions
}
