import type { PreviewServiceRequest, ServicePreview } from '../../contract/services.ts'
import { usage } from '../../lib/errors.ts'
import type { CommandContext } from '../context.ts'
import { namingList } from '../name-list.ts'
import { formatTable } from '../output.ts'
import { connectRegistry } from '../registry-client.ts'
import { countTools, STATE_MARKS } from './apis.ts'
import { firstSentence } from './tools.ts'

export interface AddOptions {
  name?: string
  type?: PreviewServiceRequest['type']
  authType?: string
  authVariable?: string
  authKey?: string
  preview?: boolean
}

/** Tools of a preview that are printed. */
const MOST_PRINTED = 20

/**
 * `agent apis add <url>`: adds the service at an address, or with `--preview` shows what it is and changes nothing. Exit
 * code 1 when it was added and is not ready.
 */
export async function addApi(context: CommandContext, url: string, options: AddOptions): Promise<number> {
  const { output } = context
  const request = toRequest(url, options)
  const registry = await connectRegistry(context)
  if (options.preview) {
    const preview = await registry.previewService(request)
    output.result(preview, () => formatPreview(context, preview))
    notePreview(context, preview)
    output.note(`Nothing was added. To add it: ${commandFor(url, preview.name, options)}`)
    return 0
  }
  // Its own words give a name; and what it asks for is told before somebody calls it.
  const preview = await registry.previewService(request)
  const added = await registry.addService({ ...request, name: preview.name })
  output.result(added, () =>
    formatTable([
      [
        `${STATE_MARKS[added.state]} ${output.style.bold(added.name)}`,
        added.type,
        countTools(added.tool_count),
        added.url,
      ],
    ]),
  )
  notePreview(context, preview)
  if (added.message) output.note(`${added.state === 'ready' ? '⚠️ ' : '❌'} ${added.message}`)
  output.note(`Its tools: agent tools list --app ${added.name}. To remove it: agent apis remove ${added.name}`)
  return added.state === 'ready' ? 0 : 1
}

/**
 * `agent apis remove <app>`: removes a service that was added by its address, or the tools of an application that were
 * given at run time.
 */
export async function removeApi(context: CommandContext, name: string): Promise<void> {
  const registry = await connectRegistry(context)
  const known = (await registry.listApplications()).find(application => application.name === name)
  const remove = known?.type === 'onboarded' ? registry.removeOnboarded : registry.removeService
  await namingList('agent apis list', () => remove(name))
  context.output.result({ removed: name }, () => `➖ ${context.output.style.bold(name)} removed`)
}

function toRequest(url: string, { name, type, authType, authVariable, authKey }: AddOptions): PreviewServiceRequest {
  if (authVariable === undefined && (authType !== undefined || authKey !== undefined))
    throw usage('Name the environment variable of the registry that holds the credential: --auth-variable API_TOKEN')
  return {
    url,
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
    ...(authVariable !== undefined && {
      auth: { type: authType ?? 'bearer', variable: authVariable, ...(authKey !== undefined && { key: authKey }) },
    }),
  }
}

function formatPreview({ output: { style } }: CommandContext, preview: ServicePreview): string {
  const { name, type, url, title, version, description, tool_count, tools } = preview
  const shown = tools.slice(0, MOST_PRINTED)
  const more = tool_count - shown.length
  return [
    `${style.bold(title ?? name)}${version === undefined ? '' : ` ${version}`} (${type}, ${countTools(tool_count)})`,
    ...(description === undefined ? [] : [description]),
    url,
    '',
    formatTable(
      shown.map(tool => [
        `  ${style.bold(`${name}_${tool.name}`)}`,
        tool.read_only ? 'reads' : 'changes',
        firstSentence(tool.description),
      ]),
    ),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n')
}

function notePreview({ output }: CommandContext, { warnings, auth_needed: auth }: ServicePreview): void {
  for (const warning of warnings) output.note(`⚠️  ${warning}`)
  if (auth)
    output.note(
      `🔑 Some tools ask for a credential: --auth-type ${auth.type}${auth.key === undefined ? '' : ` --auth-key ${auth.key}`} --auth-variable <name of an environment variable of the registry>`,
    )
}

/** The command that adds what was previewed. */
function commandFor(url: string, name: string, { type, authType, authVariable, authKey }: AddOptions): string {
  const more = [
    ['--type', type],
    ['--auth-type', authType],
    ['--auth-key', authKey],
    ['--auth-variable', authVariable],
  ].flatMap(([flag, value]) => (value === undefined ? [] : [`${flag} ${quote(value)}`]))
  return ['agent apis add', quote(url), '--name', quote(name), ...more].join(' ')
}

const quote = (text: string) => (/^[\w.:/@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`)
