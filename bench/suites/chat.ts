import { timeInTurns } from '../measure.ts'
import { timeFigure, type Figure } from '../report.ts'
import { waitFor, type Servers } from '../servers.ts'

/** Questions that take every record of a list, with the number of records, and the budget of their answer. */
const QUESTIONS: { records: number; message: string; limit?: number }[] = [
  { records: 50, message: 'get top account by revenue from my accounts only' },
  { records: 1000, message: 'average annual revenue of all crm accounts', limit: 150 },
  { records: 8000, message: 'average value of all opportunities', limit: 600 },
]

/** Keyless answers over lists of three sizes, all pages read (design § 7). */
export async function benchChat(servers: Servers, quick: boolean): Promise<Figure[]> {
  const services = { territory: await servers.start('territory'), crm: await servers.start('crm') }
  const registry = await servers.start('registry', { registryFile: servers.writeRegistryFile(services) })
  await waitFor('Registering both services', async () => {
    const applications = (await (await fetch(`${registry}/applications`)).json()) as { tool_count: number }[]
    return applications.filter(({ tool_count }) => tool_count > 0).length === 2
  })
  const agent = await servers.start('agent', { registryUrl: registry })
  const figures: Figure[] = []
  for (const { records, message, limit } of QUESTIONS) {
    const read = await countRows(agent, message)
    const [time] = await timeInTurns([{ url: `${agent}/chat`, body: { message } }], quick ? 2 : 15)
    const note = read === records || (records === 8000 && read >= 8000) ? '' : ` (read ${read})`
    figures.push(timeFigure(`“${message}”, ${records} records${note}, median`, time!, limit))
  }
  return figures
}

/** How many rows the answer rests on. */
async function countRows(agent: string, message: string): Promise<number> {
  const answer = await fetch(`${agent}/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })
  const { data } = (await answer.json()) as { data: { source?: { rows: number }[] } }
  return (data.source ?? []).reduce((sum, { rows }) => sum + rows, 0)
}
