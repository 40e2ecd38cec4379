import { rateInTurns, timeInTurns } from '../../measure.ts'
import type { RegistrySuite } from '../../registry.ts'
import { rateFigure, timeFigure } from '../../report.ts'
import { findTool } from '../find-tool.ts'

const SIZES = [10, 15_000] as const

/** The same call with 10 tools registered and with 15,000 (design § 7). */
export const benchCatalogueSize: RegistrySuite = async (servers, { quick }) => {
  const turns = []
  for (const operations of SIZES) {
    const service = await servers.start('operations', { operations })
    const registry = await servers.start('registry', { registryFile: servers.writeRegistryFile({ records: service }) })
    const name = await findTool(registry, 'records', `/records-${operations - 1}/{id}`)
    turns.push({
      url: `${registry}/functions/call`,
      body: { app_name: 'records', function_name: name, args: { id: 'a1', fields: ['name', 'amount'] } },
    })
  }
  const [few, many] = (await timeInTurns(turns, quick ? 300 : 4000)) as [number, number]
  const [fewRate, manyRate] = (await rateInTurns(turns, 16, quick ? 500 : 5000, quick ? 1 : 3)) as [number, number]
  const share = many / few
  return [
    timeFigure('10 tools, median', few),
    timeFigure('15,000 tools, median', many),
    {
      what: '15,000 tools of 10 tools',
      value: `${Math.round(share * 100)} %`,
      budget: 'at most 110 %',
      within: share <= 1.1,
    },
    rateFigure('10 tools, 16 in flight', fewRate),
    rateFigure('15,000 tools, 16 in flight', manyRate),
  ]
}
