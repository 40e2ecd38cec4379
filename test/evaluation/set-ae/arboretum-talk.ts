import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'

const { all, either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in a botanical garden, changes, and what cannot be answered. */
export function talkArboretum(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { arboretum }: Facts): void {
  const { sections, gardeners, plants, careTasks, tours } = arboretum
  const left = (id: number) => careTasks.filter(one => one.assigneeId === id && one.status === 'open')
  const pressing = (id: number) => left(id).filter(one => one.priority === 'high')
  const busy = person(gardeners, one => pressing(one.id).length > 1)
  const first = pressing(busy.id).toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))[0]!
  talk(
    'followup',
    [`Which open care tasks does ${nameOf(busy)} have?`, gold.set(left(busy.id))],
    ['Just those with high priority', gold.set(pressing(busy.id))],
    ['When is the first of them due?', gold.text(pick.dayAs(first.dueOn), 'dueOn')],
  )
  const at = (status: string) => tours.filter(one => one.status === status)
  talk(
    'followup',
    ['How many tours did we call off?', gold.count(at('called_off').length)],
    ['And how many were held?', gold.count(at('held').length)],
    ['How many guests were booked on those in total?', gold.count(pick.sum(at('held'), one => one.bookedGuests))],
  )
  const paid = plants.filter(one => one.sponsor?.name === 'The Halloway Family')
  const most = pick.most(paid, one => one.sponsor!.yearlyAmount)
  talk(
    'followup',
    ['Which plants does The Halloway Family sponsor?', gold.set(paid)],
    ['Which one do they pay the most for?', gold.largest(paid, one => one.sponsor!.yearlyAmount)],
    ['How much is it a year?', gold.money(most, { field: 'yearlyAmount' })],
  )
  const pond = plants.filter(one => one.sectionId === sections.find(own => own.name === 'Lily Pond')!.id)
  const fair = pond.filter(one => one.health === 'fair')
  const highest = fair.toSorted((one, other) => other.heightCm - one.heightCm)[0]!
  talk(
    'followup',
    ['What plants are there in the Lily Pond?', gold.set(pond)],
    ['Which of these are in fair health?', gold.set(fair)],
    ['Which of those is the tallest?', gold.largest(fair, one => one.heightCm)],
    ['When was it planted?', gold.text(pick.dayAs(highest.plantedOn), 'plantedOn')],
  )
}

function write({ ask, talk }: Builder, { arboretum }: Facts): void {
  const { plants, careTasks, tours } = arboretum
  const open = careTasks.filter(one => one.status === 'open')
  const isOnly = (id: number) => open.filter(one => one.plantId === id && one.type === 'repotting').length === 1
  const potted = pick.nth(plants, one => isOnly(one.id), 4)
  const task = open.find(one => one.plantId === potted.id && one.type === 'repotting')!
  ask('write', `I've just done the open repotting task for ${potted.accessionNumber}, please complete it.`, gold.updated('arboretum.careTasks', task, { status: 'done' }, ['doneOn'])) // oxfmt-ignore
  const tour = pick.nth(tours, one => one.status === 'planned', 6)
  talk(
    'write',
    [`Please call off the tour "${tour.title}" on ${pick.dayName(tour.startsAt)}, but check with me before you do it.`, gold.pending()], // oxfmt-ignore
    ['No wait, leave it as it is.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { arboretum }: Facts): void {
  const { species, plants } = arboretum
  ask('missing', 'How much water does the Rose Walk need per day?', unknown())
  ask('unknown', 'How tall is plant LH-9777?', unknown())
  const kind = species.find(one => one.commonName === 'Foxglove')!
  const many = plants.filter(one => one.speciesId === kind.id)
  ask('ambiguous', 'How tall is our Foxglove?', either(gold.set(many), gold.set(many, { shows: own => [own.heightCm] }), gold.set(many.map(own => String(own.heightCm))), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { arboretum, today }: Facts): void {
  const { sections, gardeners, plants, tours } = arboretum
  ask('casual', 'anybody here who speaks spanish? names pls', gold.set(gardeners.filter(one => one.languages.includes('Spanish')))) // oxfmt-ignore
  ask('browser', 'Open the website of the weather service and take a screenshot of the forecast', refusesPages())
  const next = tours.filter(one => one.status === 'planned' && one.startsAt.slice(0, 10) >= today).toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))[0]! // oxfmt-ignore
  const guide = pick.find(gardeners, next.guideId)
  ask('multi', 'When is the next tour and who guides it?', all(gold.mentions(pick.dayAs(next.startsAt).alternatives), gold.mentions([nameOf(guide)]))) // oxfmt-ignore
  const grove = sections.find(one => one.name === 'Maple Grove')!
  ask('complete', 'Please give me the complete list of plants in the Maple Grove.', gold.set(plants.filter(one => one.sectionId === grove.id))) // oxfmt-ignore
}
