import { waitFor } from '../servers.ts'

/** The name of the tool at a path, once the registry has read the service. */
export async function findTool(registry: string, app: string, path: string): Promise<string> {
  let found: string | undefined
  await waitFor(`Registering ${app}`, async () => {
    const answer = await fetch(`${registry}/applications/${app}/apis`)
    const records = (await answer.json()) as Record<string, { path: string }>
    found = Object.keys(records).find(name => records[name]!.path === path)
    return found !== undefined
  })
  return found!
}
