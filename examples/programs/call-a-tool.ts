// Finds a tool of the registry by words, calls it, and reads a failure. Run it with Node 22.18 or newer.
const REGISTRY = 'http://127.0.0.1:8001'

/** The result of a tool as its service gave it. Throws with the code and the reason. */
async function callTool(tool: string, args: Record<string, unknown>): Promise<unknown> {
  const [app] = tool.split('_')
  const response = await fetch(`${REGISTRY}/functions/call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ app_name: app, function_name: tool, args }),
  })
  const result: unknown = await response.json()
  if (response.ok) return result
  const { error_type: code, message } = result as { error_type: string; message: string }
  throw new Error(`${code}: ${message}`)
}

const search = await fetch(
  `${REGISTRY}/apis/search?q=${encodeURIComponent('contacts of an account')}&limit=3&app=territory`,
)
for (const { api_name, description } of (await search.json()) as { api_name: string; description: string }[])
  console.log(api_name, '-', description.split('.')[0])

console.log(await callTool('territory_getAccountJobTitles', { account_id: 'acc_1' }))
await callTool('territory_getAccountJobTitles', {}).catch(error => console.log(error.message))
