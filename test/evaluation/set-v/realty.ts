import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, nth, sizes, usd } from '../set-s/choose.ts'
import { as } from './choose.ts'

/** Set V over the estate agency. */
export function askRealty({ realty, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'realty')
  const { estateAgents: agents, properties, viewings } = realty
  ask('count', 'How many properties are there?', gold.count(properties.length))
  ask('count', 'How many properties are under offer?', gold.count(properties.filter(one => one.stage === 'Under Offer').length)) // oxfmt-ignore
  ask('filter', 'List the apartments in Exeter.', gold.set(properties.filter(one => one.type === 'Apartment' && one.city === 'Exeter'))) // oxfmt-ignore
  ask('filter', 'Which available properties have a garden?', gold.set(properties.filter(one => one.stage === 'Available' && one.hasGarden))) // oxfmt-ignore
  ask('threshold', `Show properties with an asking price below ${usd(300_000)}`, gold.set(properties.filter(one => one.askingPrice < 300_000))) // oxfmt-ignore
  ask('aggregate', 'What is the average asking price of the properties in Durham?', gold.money(pick.mean(properties.filter(one => one.city === 'Durham'), one => one.askingPrice))) // oxfmt-ignore
  ask(
    'top',
    'What is the most expensive property?',
    gold.largest(properties, one => one.askingPrice),
  )
  ask(
    'top',
    'Top 3 properties by number of bedrooms',
    gold.ordered(properties, one => one.bedrooms, { count: 3 }),
  )
  ask('group', 'How many properties are there in each city?', gold.map(sizes(properties, one => one.city, as)))
  ask('group', 'Total asking price by stage', gold.map(measures(properties, one => one.stage, own => pick.sum(own, one => one.askingPrice)), 'money')) // oxfmt-ignore
  const agent = agents[2]!
  const his = properties.filter(one => one.agentId === agent.id)
  ask('join', `Which properties does the agent ${agent.name} have?`, gold.set(his))
  ask('join', 'Which estate agent has the most properties?', champion(agents, one => properties.filter(own => own.agentId === one.id).length, one => one.name)) // oxfmt-ignore
  const seen = pick.find(
    properties,
    nth(viewings, one => one.propertyId),
  )
  ask('join', `How many viewings were there of ${seen.name}?`, gold.count(viewings.filter(one => one.propertyId === seen.id).length)) // oxfmt-ignore
  ask('lookup', `What is the commission rate of ${agents[5]!.name}?`, gold.plain(agents[5]!.commissionRate, { field: 'commissionRate' })) // oxfmt-ignore
  const since = day(-60)
  ask('date', `Which properties were listed since ${pick.dayName(since)}?`, gold.either(gold.set(properties.filter(one => one.listedDate >= since)), gold.set(properties.filter(one => one.listedDate > since)))) // oxfmt-ignore
  const sold = properties.filter(one => one.stage === 'Sold')
  talk('followup', ['Which properties are sold?', gold.set(sold)], ['How many of them are in Lincoln?', gold.count(sold.filter(one => one.city === 'Lincoln').length)]) // oxfmt-ignore
  const home = pick.nth(properties, one => one.stage === 'Available', 3)
  ask('write', `Set the stage of ${home.name} to Sold.`, gold.updated('realty.properties', home, { stage: 'Sold' }))
  ask('missing', 'Which properties have a swimming pool?', gold.unknown())
  return questions
}
