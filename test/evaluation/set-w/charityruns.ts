import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

import { champion, sizes } from '../set-s/choose.ts'
import { as } from '../set-v/choose.ts'
import { perOwner } from './choose.ts'

/** Set W over the charity runs. */
export function askCharityruns({ charityruns, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('w', 'charityruns')
  const { organisers, runCategories, charityRuns: runs, runRegistrations: registrations } = charityruns
  const runOf = (id: number) => pick.find(runs, id)
  const isAlone = (title: string) => registrations.filter(one => one.title === title).length === 1
  ask('count', 'How many runs are on the site?', gold.count(runs.length))
  ask('filter', 'Which runs are in Cardiff?', gold.set(runs.filter(one => one.city === 'Cardiff')))
  ask('filter', 'Which runs are for the Night Shelter Fund?', gold.set(runs.filter(one => one.charity === 'Night Shelter Fund'))) // oxfmt-ignore
  ask('threshold', 'Which runs are longer than 10 km?', gold.set(runs.filter(one => one.distanceKm > 10)))
  ask(
    'top',
    'Which run has the highest entry fee?',
    gold.largest(runs, one => one.entryFee),
  )
  ask('aggregate', 'What is the average entry fee of the runs?', gold.money(pick.mean(runs, one => one.entryFee)))
  ask('date', 'Which runs take place after today?', gold.set(runs.filter(one => one.raceDay > day(0))))
  ask('aggregate', 'How much money have the runners raised in total?', gold.money(pick.sum(registrations, one => one.amountRaised))) // oxfmt-ignore
  const best = gold.largest(registrations, one => one.amountRaised)
  ask('top', 'Who raised the most money?', gold.either(best, ...best.items.map(one => gold.text((one as { title: string }).title)))) // oxfmt-ignore
  ask('group', 'How many runs are there per city?', gold.map(sizes(runs, one => one.city, as)))
  const popular = pick.find(runs, pick.rank(registrations, one => one.runId)[1]!.key)
  ask('join', `Who is registered for the ${popular.title}?`, gold.set(registrations.filter(one => one.runId === popular.id))) // oxfmt-ignore
  ask('join', 'Which run has the most registrations?', champion(runs, one => registrations.filter(own => own.runId === one.id).length, one => one.title)) // oxfmt-ignore
  const category = pick.sized(runs, one => one.categoryId, 2, 12)
  ask('join', `Which runs are in the category ${pick.find(runCategories, category.key).name}?`, gold.set(category.rows))
  const author = pick.sized(runs, one => one.organiserId, 2, 9)
  ask('join', `Which runs were posted by ${pick.find(organisers, author.key).name}?`, gold.set(author.rows))
  ask('group', 'How much was raised for each charity?', gold.map(pick.rank(registrations, one => runOf(one.runId).charity).map(({ key, rows }) => [as(key), pick.sum(rows, one => one.amountRaised)]), 'money')) // oxfmt-ignore
  ask('count', 'How many registrations have not been paid?', gold.count(registrations.filter(one => !one.paid).length))
  const runner = pick.nth(registrations, one => one.finishMinutes !== null && isAlone(one.title), 4)
  ask('lookup', `How many minutes did ${runner.title} take to finish?`, gold.count(runner.finishMinutes!, { field: 'finishMinutes' })) // oxfmt-ignore
  ask(
    'filter',
    'Show the registrations of veterans.',
    gold.set(registrations.filter(one => one.ageGroup === 'Veteran')),
  )
  ask('group', 'How many runs has each category?', gold.map(perOwner(runCategories, one => one.name, runs, one => one.categoryId))) // oxfmt-ignore
  const distance = pick.rank(runs, one => one.distanceKm)[0]!
  talk(
    'followup',
    [`Show the ${distance.key} km runs.`, gold.set(distance.rows)],
    ['Which of these has the lowest entry fee?', gold.smallest(distance.rows, one => one.entryFee)],
  )
  const payer = pick.nth(registrations, one => isAlone(one.title), 30)
  ask('yes-no', `Has ${payer.title} paid for the registration?`, gold.yes(payer.paid))
  ask('lookup', `When does the ${runs[6]!.title} take place?`, gold.text(pick.dayAs(runs[6]!.raceDay), 'raceDay'))
  ask('write', `Change the entry fee of the ${runs[4]!.title} to 27.`, gold.updated('charityruns.charityRuns', runs[4]!, { entryFee: 27 })) // oxfmt-ignore
  ask('missing', `How many spectators did the ${runs[2]!.title} have?`, gold.unknown())
  return questions
}
