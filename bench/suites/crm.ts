import { rateInTurns } from '../measure.ts'
import { rateFigure, shareFigure, type Figure } from '../report.ts'
import type { Servers } from '../servers.ts'

/** CRM list and look-up against the same express app serving the same bytes from a constant (design § 7). */
export async function benchCrm(servers: Servers, quick: boolean): Promise<Figure[]> {
  const crm = await servers.start('crm')
  const paths = ['/accounts', '/accounts/1']
  const constants: Record<string, unknown> = {}
  for (const path of paths) constants[path] = await (await fetch(crm + path)).json()
  const constant = await servers.start('constant', { constants })
  const exchanges = paths.flatMap(path => [{ url: constant + path }, { url: crm + path }])
  const rates = await rateInTurns(exchanges, 16, quick ? 300 : 3000, quick ? 1 : 5)
  const [constantList, list, constantRecord, record] = rates as [number, number, number, number]
  return [
    rateFigure('constant list of 20, 16 in flight', constantList),
    rateFigure('CRM list of 20', list),
    shareFigure('CRM list of the constant', list / constantList, 0.7),
    rateFigure('constant record, 16 in flight', constantRecord),
    rateFigure('CRM look-up', record),
    shareFigure('CRM look-up of the constant', record / constantRecord, 0.7),
  ]
}
