import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { groups, more } from '../set-d/readings.ts'
import { champion, measures, nameOf, person } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { these } from '../set-z/choose.ts'
import { talkFoodbank } from './foodbank-talk.ts'
import { homes } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AC over the food bank. */
export function askFoodbank(facts: Facts): Question[] {
  const builder = createQuestions('ac', 'foodbank')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkFoodbank(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, facts: Facts): void {
  const { centres, volunteers, households } = facts.foodbank
  ask('list', 'Which centres do we run?', gold.set(centres))
  ask('filter', 'Which volunteers have a driving licence although they are not drivers?', gold.set(volunteers.filter(one => one.hasDrivingLicence && one.role !== 'driver'))) // oxfmt-ignore
  ask('filter', 'Active households for which no dietary needs are recorded', gold.set(households.filter(one => one.status === 'active' && one.dietaryNeeds === null))) // oxfmt-ignore
  const riverside = centres.find(one => one.name === 'Riverside')!
  const isMeant = (needs: string | null) => needs === 'vegetarian' || needs === 'halal'
  ask('filter', 'Show me the vegetarian or halal households at Riverside', eachReading(homes(facts), rows => gold.set(rows.filter(one => one.centreId === riverside.id && isMeant(one.dietaryNeeds))))) // oxfmt-ignore
}

function number({ ask }: Builder, facts: Facts): void {
  const { centres, volunteers, donors, donations } = facts.foodbank
  ask('count', 'How many households have three or more children?', eachReading(homes(facts), rows => gold.count(rows.filter(one => one.children >= 3).length))) // oxfmt-ignore
  ask('count', 'From how many different towns do our donors come?', gold.count(pick.distinct(donors.map(one => one.town)).length)) // oxfmt-ignore
  ask(
    'top',
    'what was the heaviest single donation we ever got',
    gold.largest(donations, one => one.weightKg),
  )
  ask('top', 'Which household is having the most children?', eachReading(homes(facts), rows => gold.largest(rows, one => one.children))) // oxfmt-ignore
  ask('aggregate', 'What is the median weight of a donation, in kg?', gold.plain(pick.median(donations, one => one.weightKg))) // oxfmt-ignore
  const given = (type: string) => donations.filter(one => pick.find(donors, one.donorId).type === type)
  ask('aggregate', 'What is everything that farms have donated worth, going by the estimated values?', gold.money(pick.sum(given('farm'), one => one.estimatedValue))) // oxfmt-ignore
  ask('aggregate', 'What percentage of our donors are regular ones?', gold.percent(pick.ratio(donors.filter(one => one.isRegular).length, donors.length))) // oxfmt-ignore
  ask('group', 'Kilos donated per category please', gold.map(measures(donations, one => one.category, own => pick.sum(own, one => one.weightKg)), 'plain')) // oxfmt-ignore
  ask('group', 'How many volunteers does each centre have?', gold.map(perOwner(centres, one => one.name, volunteers, one => one.centreId))) // oxfmt-ignore
  const looked = (rows: ReturnType<typeof homes>[number]) => perOwner(centres, one => one.name, rows, one => one.centreId).filter(([, size]) => size >= 12) // oxfmt-ignore
  ask('group', 'Which centres look after a dozen households or more?', eachReading(homes(facts), rows => gold.either(gold.set(centres.filter(one => looked(rows).some(([name]) => name === one.name))), groups(looked(rows))))) // oxfmt-ignore
  const kilos = (type: string, ...words: string[]): [gold.Spelled, number] => [gold.spelled(...words), pick.sum(given(type), one => one.weightKg)] // oxfmt-ignore
  ask('compare', 'Who brings us more kilos, the bakeries or the churches?', more(kilos('bakery', 'bakery', 'bakeries'), kilos('church', 'church', 'churches'), { unit: 'plain' })) // oxfmt-ignore
  const market = centres.find(one => one.name === 'Market Hall')!
  const drivers = volunteers.filter(one => one.centreId === market.id && one.hasDrivingLicence)
  ask('compare', 'Is there any volunteer with driving licence at Market Hall?', gold.either(gold.yes(drivers.length > 0), gold.set(drivers))) // oxfmt-ignore
}

function join({ ask }: Builder, { foodbank }: Facts): void {
  const { centres, volunteers, donors, donations, households, foodParcels } = foodbank
  const isAlone = (id: number) => volunteers.filter(one => nameOf(one) === nameOf(pick.find(volunteers, id))).length === 1 // oxfmt-ignore
  const packed = pick.nth(foodParcels, one => one.packedById !== null && isAlone(one.packedById), 31)
  const packer = pick.find(volunteers, packed.packedById!)
  ask('join', `Who packed ${packed.reference}?`, called(packer, nameOf(packer)))
  ask('join', 'Which volunteer has packed the most parcels so far?', champion(volunteers, one => foodParcels.filter(own => own.packedById === one.id).length, nameOf)) // oxfmt-ignore
  ask('join', "Which donors haven't given us anything yet?", gold.set(donors.filter(one => donations.every(own => own.donorId !== one.id)))) // oxfmt-ignore
  const farmed = donations.filter(one => pick.find(donors, one.donorId).type === 'farm')
  ask('join', 'Which centres have received something from a farm?', these(centres.filter(one => farmed.some(own => own.centreId === one.id)), one => one.name)) // oxfmt-ignore
  const promenade = centres.find(one => one.name === 'Promenade')!
  const collected = foodParcels.filter(one => one.status === 'collected')
  ask('join', 'How many parcels have been collected by households that belong to the Promenade centre?', gold.count(collected.filter(one => pick.find(households, one.householdId).centreId === promenade.id).length)) // oxfmt-ignore
  const donor = donors.find(one => one.name === 'The Flour Pot')!
  ask('lookup', "I need The Flour Pot's phone number", gold.text(donor.phone, 'phone'))
  const checked = person(volunteers, one => one.backgroundCheckExpiresOn !== null, 18)
  ask('lookup', `Until when is the background check of ${nameOf(checked)} valid?`, gold.text(pick.dayAs(checked.backgroundCheckExpiresOn!), 'backgroundCheckExpiresOn')) // oxfmt-ignore
}

function date({ ask }: Builder, { foodbank, day, today }: Facts): void {
  const { volunteers, donations, foodParcels } = foodbank
  ask('date', 'Whose background check expires in the next 90 days?', pick.setWithin(volunteers, one => one.backgroundCheckExpiresOn, day(0), day(90))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'Which donations came in last month?', gold.set(donations.filter(one => pick.month(one.receivedOn) === last))) // oxfmt-ignore
  const tomorrow = foodParcels.filter(one => one.scheduledFor === day(1))
  ask('date', 'What parcels do we have scheduled for tomorrow?', gold.set(tomorrow))
  ask('threshold', 'Volunteers doing between 10 and 12 hours per week', pick.setWithin(volunteers, one => one.hoursPerWeek, 10, 12)) // oxfmt-ignore
}
