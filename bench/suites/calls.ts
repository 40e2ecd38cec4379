import { rateInTurns, timeInTurns } from '../measure.ts'
import { rateFigure, timeFigure, type Figure } from '../report.ts'
import type { Servers } from '../servers.ts'
import { findTool } from './find-tool.ts'

/** `/functions/call` to an OpenAPI service against the same call made directly (design § 7). */
export async function benchCalls(servers: Servers, quick: boolean): Promise<Figure[]> {
  const service = await servers.start('territory')
  const registry = await servers.start('registry', { registryFile: servers.writeRegistryFile({ territory: service }) })
  const direct = { url: `${service}/accounts/acc_1/job-titles` }
  const tool = await findTool(registry, 'territory', '/accounts/{account_id}/job-titles')
  const through = {
    url: `${registry}/functions/call`,
    body: { app_name: 'territory', function_name: tool, args: { account_id: 'acc_1' } },
  }
  const [directTime, throughTime] = await timeInTurns([direct, through], quick ? 300 : 3000)
  const [directRate, throughRate] = await rateInTurns([direct, through], 16, quick ? 500 : 5000, quick ? 1 : 3)
  return [
    timeFigure('direct call, median', directTime!),
    timeFigure('/functions/call, median', throughTime!),
    timeFigure('/functions/call adds', throughTime! - directTime!, 0.35),
    rateFigure('direct call, 16 in flight', directRate!),
    rateFigure('/functions/call, 16 in flight', throughRate!, 2000),
  ]
}
