import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { more } from '../set-d/readings.ts'
import { apart, champion, measures, nameOf, person, sizes } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkFilmset } from './filmset-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AE over the film production company. */
export function askFilmset(facts: Facts): Question[] {
  const builder = createQuestions('ae', 'filmset')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkFilmset(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { filmset }: Facts): void {
  const { productions, filmCrew, locations, scenes } = filmset
  ask('list', 'can you list all our productions with their status', gold.set(productions, { shows: one => [one.status] })) // oxfmt-ignore
  ask('filter', 'Which locations have both power and parking?', gold.set(locations.filter(one => one.hasPower && one.hasParking))) // oxfmt-ignore
  const salt = productions.find(one => one.title === 'The Salt Road')!
  const dark = scenes.filter(one => one.productionId === salt.id && one.timeOfDay === 'Night' && one.status === 'Planned') // oxfmt-ignore
  ask('filter', 'Show me the planned night scenes of The Salt Road.', gold.set(dark))
  ask('filter', "Who's from Manchester and in the union?", gold.set(filmCrew.filter(one => one.homeTown === 'Manchester' && one.isUnionMember))) // oxfmt-ignore
  ask('threshold', 'Who on the crew gets a day rate of more than 600 pounds?', gold.set(filmCrew.filter(one => one.dayRate > 600))) // oxfmt-ignore
}

function number({ ask }: Builder, { filmset }: Facts): void {
  const { productions, filmCrew, locations, scenes, expenses } = filmset
  ask('count', 'How many scenes have been dropped?', gold.count(scenes.filter(one => one.status === 'Dropped').length))
  ask('count', 'how many expenses are still only submitted, i.e. nobody has decided on them', gold.count(expenses.filter(one => one.status === 'Submitted').length)) // oxfmt-ignore
  ask(
    'top',
    'Which location is the most expensive per day?',
    gold.largest(locations, one => one.dailyFee),
  )
  ask(
    'top',
    'What are the 3 scenes with the most takes?',
    gold.ordered(scenes, one => one.takes, { count: 3 }),
  )
  const lit = filmCrew.filter(one => one.department === 'Lighting')
  ask('aggregate', 'What is the average day rate in the lighting department?', gold.money(pick.mean(lit, one => one.dayRate))) // oxfmt-ignore
  const meals = expenses.filter(one => one.category === 'Catering' && one.status === 'Reimbursed')
  ask('aggregate', 'How much catering expense has been reimbursed in total?', gold.money(pick.sum(meals, one => one.amount))) // oxfmt-ignore
  ask('aggregate', 'How many pages do the planned scenes have altogether?', gold.plain(scenes.filter(one => one.status === 'Planned').reduce((total, one) => total + one.pages, 0))) // oxfmt-ignore
  const at = (setting: string): [gold.Spelled, number] => [apart(setting), scenes.filter(one => one.setting === setting).length] // oxfmt-ignore
  ask('compare', 'Are there more interior or more exterior scenes?', more(at('Interior'), at('Exterior')))
  const [orchard, lisbon] = ['Glass Orchard', 'Halfway to Lisbon'].map(title => productions.find(one => one.title === title)!) // oxfmt-ignore
  ask('compare', 'Has Glass Orchard got a bigger budget than Halfway to Lisbon?', gold.yes(orchard!.budget.amount > lisbon!.budget.amount)) // oxfmt-ignore
}

function group({ ask }: Builder, { filmset }: Facts): void {
  const { filmCrew, expenses } = filmset
  ask('group', 'Sum up the expenses by category.', gold.map(measures(expenses, one => one.category, own => pick.sum(own, one => one.amount)), 'money')) // oxfmt-ignore
  ask('group', 'How many people are there in each department?', gold.map(sizes(filmCrew, one => one.department)))
}

function join({ ask }: Builder, { filmset }: Facts): void {
  const { productions, filmCrew, locations, scenes, shootingDays, expenses } = filmset
  const series = productions.find(one => one.title === 'Northbound')!
  const director = pick.find(filmCrew, series.directorId)
  ask('join', 'Who is directing Northbound?', called(director, nameOf(director)))
  const producer = pick.find(filmCrew, pick.rank(productions, one => one.producerId)[1]!.key)
  ask('join', `Which productions does ${nameOf(producer)} produce?`, gold.set(productions.filter(one => one.producerId === producer.id))) // oxfmt-ignore
  const mill = locations.find(one => one.name === 'Grindley Mill')!
  ask('join', 'I need all scenes that are set at Grindley Mill', gold.set(scenes.filter(one => one.locationId === mill.id))) // oxfmt-ignore
  ask('join', 'Which location do we have the most shooting days at?', champion(locations, one => shootingDays.filter(own => own.locationId === one.id).length, one => one.name)) // oxfmt-ignore
  const claim = pick.nth(expenses, one => one.status === 'Approved', 8)
  const spender = pick.find(filmCrew, claim.submittedById)
  ask('join', `Who handed in ${claim.number}?`, called(spender, nameOf(spender)))
  ask('lookup', "What's the daily fee for Villa Cresswell?", gold.money(locations.find(one => one.name === 'Villa Cresswell')!.dailyFee, { field: 'dailyFee' })) // oxfmt-ignore
  const dresser = person(filmCrew, one => one.department === 'Costume', 3)
  ask('lookup', `Could you give me ${nameOf(dresser)}'s mobile number?`, gold.text(dresser.phone, 'phone'))
}

function date({ ask }: Builder, { filmset, day, today }: Facts): void {
  const { productions, shootingDays } = filmset
  ask('date', 'Which shooting days have we got tomorrow?', gold.set(shootingDays.filter(one => one.date === day(1))))
  ask('date', 'Which productions start shooting in the next three months?', pick.setWithin(productions, one => one.shootStartsOn, day(0), day(91))) // oxfmt-ignore
  const since = [14, 13].map(days => shootingDays.filter(one => one.date >= day(-days) && one.date <= today))
  ask('date', 'How many hours of overtime did we do in the past 14 days?', eachReading(since, rows => gold.plain(pick.sum(rows, one => one.overtimeHours)))) // oxfmt-ignore
}
