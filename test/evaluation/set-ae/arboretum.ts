import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { apart, champion, measures, nameOf, values } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkArboretum } from './arboretum-talk.ts'
import { kindsOf } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AE over the botanical garden. */
export function askArboretum(facts: Facts): Question[] {
  const builder = createQuestions('ae', 'arboretum')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkArboretum(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { arboretum }: Facts): void {
  const { sections, gardeners, species, plants, tours } = arboretum
  ask(
    'list',
    'Which plant families are represented among our species?',
    values(species, one => one.family, gold.spelled),
  )
  ask('filter', 'Which of our species are poisonous?', kindsOf(species.filter(one => one.isPoisonous)))
  ask('filter', 'Which sections are closed to the public?', gold.set(sections.filter(one => !one.isPublic)))
  ask('filter', 'gardeners without a phone number please', gold.set(gardeners.filter(one => one.phone === null)))
  ask('threshold', 'Which plants are taller than 10 metres?', gold.set(plants.filter(one => one.heightCm > 1000)))
  ask('threshold', 'Which planned tours have fewer than 5 guests booked so far?', gold.set(tours.filter(one => one.status === 'planned' && one.bookedGuests < 5))) // oxfmt-ignore
}

function number({ ask }: Builder, { arboretum }: Facts): void {
  const { sections, gardeners, plants, careTasks, tours } = arboretum
  ask('count', 'How many of our plants are dead?', gold.count(plants.filter(one => one.health === 'dead').length))
  ask('count', 'How many care tasks have been skipped?', gold.count(careTasks.filter(one => one.status === 'skipped').length)) // oxfmt-ignore
  ask(
    'top',
    'Which is the tallest plant we have?',
    gold.largest(plants, one => one.heightCm),
  )
  ask(
    'top',
    'Name the two largest sections by area.',
    gold.ordered(sections, one => one.areaSqm, { count: 2 }),
  )
  ask('aggregate', 'What is the average price of the tours that are planned?', gold.money(pick.mean(tours.filter(one => one.status === 'planned'), one => one.price))) // oxfmt-ignore
  const unpaid = gardeners.filter(one => one.role === 'volunteer')
  ask('aggregate', 'How many hours a week do our volunteers work altogether?', gold.plain(pick.sum(unpaid, one => one.weeklyHours))) // oxfmt-ignore
  ask('aggregate', 'how much do the sponsors pay us per year in total', gold.money(pick.sum(plants, one => one.sponsor?.yearlyAmount ?? null))) // oxfmt-ignore
  const being = (health: string): [gold.Spelled, number] => [apart(health), plants.filter(one => one.health === health).length] // oxfmt-ignore
  ask('compare', 'Are there more plants in fair health or more in poor health?', more(being('fair'), being('poor')))
  const hottest = (name: string) => sections.find(one => one.name === name)!.climate!.maxTemperature
  ask('compare', 'Is the maximum temperature in the Desert House higher than in the Palm House?', gold.yes(hottest('Desert House') > hottest('Palm House'))) // oxfmt-ignore
}

function group({ ask }: Builder, { arboretum }: Facts): void {
  const { sections, plants, careTasks } = arboretum
  ask('group', 'How many plants do we have in each section?', gold.map(perOwner(sections, one => one.name, plants, one => one.sectionId))) // oxfmt-ignore
  const done = careTasks.filter(one => one.status === 'done')
  ask('group', 'Average minutes per type of care task, done ones only', gold.map(measures(done, one => one.type, own => pick.mean(own, one => one.minutes)), 'plain')) // oxfmt-ignore
}

function join({ ask }: Builder, { arboretum }: Facts): void {
  const { sections, gardeners, species, plants, careTasks } = arboretum
  const plant = pick.nth(plants, one => one.health === 'thriving', 22)
  const home = pick.find(sections, plant.sectionId)
  ask('join', `In which section will I find ${plant.accessionNumber}?`, called(home, home.name))
  const other = pick.nth(plants, one => one.health === 'fair', 15)
  const kind = pick.find(species, other.speciesId)
  ask('join', `What species is plant ${other.accessionNumber}?`, called(kind, kind.commonName, kind.latinName))
  const gully = sections.find(one => one.name === 'Fern Gully')!
  const head = pick.find(gardeners, gully.headGardenerId!)
  ask('join', "Who's the head gardener of Fern Gully?", called(head, nameOf(head)))
  ask('join', 'Which species do we not have a single plant of?', kindsOf(species.filter(one => plants.every(own => own.speciesId !== one.id)))) // oxfmt-ignore
  const done = careTasks.filter(one => one.status === 'done')
  ask('join', 'Which gardener has done the most care tasks?', champion(gardeners, one => done.filter(own => own.assigneeId === one.id).length, nameOf)) // oxfmt-ignore
  const named = (common: string) => species.find(one => one.commonName === common)!
  ask('lookup', 'What is the Latin name of the Soft Tree Fern?', gold.text(named('Soft Tree Fern').latinName, 'latinName')) // oxfmt-ignore
  const orchids = sections.find(one => one.name === 'Orchid Room')!
  ask('lookup', 'what humidity do we keep in the orchid room?', gold.percent(orchids.climate!.humidity, { field: 'humidity' })) // oxfmt-ignore
}

function date({ ask }: Builder, { arboretum, day, today }: Facts): void {
  const { plants, careTasks, tours } = arboretum
  const ahead = tours.filter(one => one.status === 'planned').map(one => ({ one, on: one.startsAt.slice(0, 10) }))
  const until = [6, 7].map(days => ahead.filter(({ on }) => on >= day(0) && on <= day(days)).map(({ one }) => one))
  ask('date', 'Which tours are coming up in the next 7 days?', gold.either(...until.map(rows => gold.set(rows))))
  ask('date', 'How many open care tasks are past their due date?', gold.count(careTasks.filter(one => one.status === 'open' && one.dueOn < today).length)) // oxfmt-ignore
  ask('date', 'Which plants were planted before 1997?', gold.set(plants.filter(one => one.plantedOn < '1997-01-01')))
}
