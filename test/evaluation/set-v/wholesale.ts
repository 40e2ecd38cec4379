import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { as } from './choose.ts'

/** Set V over the wholesaler. */
export function askWholesale({ wholesale, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'wholesale')
  const { custs, arts, ords } = wholesale
  ask('count', 'How many orders are there?', gold.count(ords.length))
  ask('count', 'How many orders have been shipped?', gold.count(ords.filter(one => one.status === 'S').length))
  ask('filter', 'Which customers are in Crewe?', gold.set(custs.filter(one => one.city === 'Crewe')))
  ask('filter', 'Which orders are still open?', gold.set(ords.filter(one => one.status === 'O')))
  ask('filter', 'Which articles are discontinued?', gold.set(arts.filter(one => one.discontinued)))
  ask('filter', 'List the inactive customers', gold.set(custs.filter(one => !one.active)))
  ask('threshold', 'Which articles have a unit price over 50?', gold.set(arts.filter(one => one.untPrc > 50)))
  ask('aggregate', 'What is the total amount of the cancelled orders?', gold.money(pick.sum(ords.filter(one => one.status === 'C'), one => one.totAmt))) // oxfmt-ignore
  ask('aggregate', 'What is the average unit price of the articles?', gold.money(pick.mean(arts, one => one.untPrc)))
  ask(
    'top',
    'Which customer has the highest credit limit?',
    gold.largest(custs, one => one.crdLmt),
  )
  ask(
    'top',
    'Which article has the lowest stock?',
    gold.smallest(arts, one => one.qtyStk),
  )
  ask('group', 'How many customers are there per city?', gold.map(sizes(custs, one => one.city, as)))
  const goods = (id: number) => pick.find(arts, id).descr
  ask('group', 'Total quantity ordered per article', gold.map(measures(ords, one => goods(one.artId), own => pick.sum(own, one => one.qtyOrd), as))) // oxfmt-ignore
  const firm = pick.nth(custs, one => ords.filter(own => own.custId === one.id).length > 3)
  ask('join', `Show the orders of ${firm.custNm}.`, gold.set(ords.filter(one => one.custId === firm.id)))
  ask('join', 'Which customer has the most orders?', champion(custs, one => ords.filter(own => own.custId === one.id).length, one => one.custNm)) // oxfmt-ignore
  ask('lookup', `What is the credit limit of ${custs[4]!.custNm}?`, gold.money(custs[4]!.crdLmt, { field: 'crdLmt' }))
  const since = day(-45)
  ask('date', `How many orders have an order date after ${pick.dayName(since)}?`, gold.count(ords.filter(one => one.ordDt > since).length)) // oxfmt-ignore
  const of = (status: string) => ords.filter(one => one.status === status)
  talk('followup', ['How many orders are picked?', gold.count(of('P').length)], ['And how many are cancelled?', gold.count(of('C').length)]) // oxfmt-ignore
  ask('write', `Change the credit limit of ${custs[2]!.custNm} to 5000.`, gold.updated('wholesale.custs', custs[2]!, { crdLmt: 5000 })) // oxfmt-ignore
  ask('missing', 'What are the phone numbers of the customers?', gold.unknown())
  return questions
}
