/**
 * The MCP server that the conformance suite expects behind a gateway: its tools, prompts and resources under the names
 * that they have once the registry put the name of the service, `test`, before them. Built on the older line of the
 * SDK, so that it shares no code with the registry.
 */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'

/** One red pixel; a wave file without a sound. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='
const text = (words: string) => ({ type: 'text' as const, text: words })
const image = { type: 'image' as const, data: PNG, mimeType: 'image/png' }
const resource = (uri: string, mimeType: string, words: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: words },
})
type Block =
  | ReturnType<typeof text>
  | typeof image
  | ReturnType<typeof resource>
  | { type: 'audio'; data: string; mimeType: string }

/** What each tool answers; a function does something first. */
const TOOLS: Record<string, Block[]> = {
  simple_text: [text('This is a simple text response for testing.')],
  image_content: [image],
  audio_content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }],
  embedded_resource: [resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  multiple_content_types: [
    text('Multiple content types test:'),
    image,
    resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ],
  error_handling: [],
  tool_with_progress: [text('Done in three steps.')],
  trigger_tool_change: [text('The list changed.')],
  logging_tool: [text('Nothing was logged.')],
  streaming_elicitation: [text('Nobody was asked.')],
}
const extra: string[] = []
const message = (content: Block) => ({ role: 'user' as const, content })

const server = new Server(
  { name: 'conformance-fixture', version: '1' },
  { capabilities: { tools: { listChanged: true }, prompts: {}, resources: {}, completions: {} } },
)
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [...Object.keys(TOOLS), ...extra].map(name => ({
    name,
    description: `Conformance: ${name}`,
    inputSchema: { type: 'object' as const, properties: {} },
  })),
}))
server.setRequestHandler(CallToolRequestSchema, async ({ params }, { sendNotification }) => {
  const content = TOOLS[params.name]
  if (!content) throw new Error(`no tool ${params.name}`)
  if (params.name === 'error_handling')
    return { content: [text('This tool intentionally returns an error for testing')], isError: true }
  if (params.name === 'trigger_tool_change') {
    extra.push(`added_${extra.length}`)
    await server.sendToolListChanged()
  }
  const progressToken = params._meta?.progressToken
  if (params.name === 'tool_with_progress' && progressToken !== undefined)
    for (const progress of [0, 50, 100])
      await sendNotification({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
  return { content }
})

server.setRequestHandler(ListPromptsRequestSchema, () => ({
  prompts: [
    { name: 'simple_prompt', description: 'A simple prompt' },
    {
      name: 'prompt_with_arguments',
      description: 'A prompt with arguments',
      arguments: ['arg1', 'arg2'].map(name => ({ name, description: `The argument ${name}`, required: true })),
    },
    {
      name: 'prompt_with_embedded_resource',
      description: 'A prompt with a resource',
      arguments: [{ name: 'resourceUri', description: 'Which one', required: true }],
    },
    { name: 'prompt_with_image', description: 'A prompt with an image' },
  ],
}))
server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given = {} } }) => {
  switch (name) {
    case 'prompt_with_arguments':
      return { messages: [message(text(`Prompt with arguments: arg1='${given.arg1}', arg2='${given.arg2}'`))] }
    case 'prompt_with_embedded_resource':
      return {
        messages: [
          message(resource(given.resourceUri ?? '', 'text/plain', 'Embedded resource content for testing.')),
          message(text('Please process the embedded resource above.')),
        ],
      }
    case 'prompt_with_image':
      return { messages: [message(image), message(text('Please analyze the image above.'))] }
    default:
      return { messages: [message(text('This is a simple prompt for testing.'))] }
  }
})

server.setRequestHandler(CompleteRequestSchema, ({ params: { ref, argument } }) => {
  const values = ref.type === 'ref/prompt' && ref.name === 'prompt_with_arguments' ? ['testing', 'tested'] : ['1', '2']
  return { completion: { values: values.filter(value => value.startsWith(argument.value)), hasMore: false } }
})

server.setRequestHandler(ListResourcesRequestSchema, () => ({
  resources: [
    { uri: 'test://static-text', name: 'Static text', mimeType: 'text/plain' },
    { uri: 'test://static-binary', name: 'Static bytes', mimeType: 'image/png' },
  ],
}))
server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
  resourceTemplates: [{ uriTemplate: 'test://template/{id}/data', name: 'Data by id', mimeType: 'application/json' }],
}))
server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
  if (uri === 'test://static-text')
    return { contents: [{ uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }] }
  if (uri === 'test://static-binary') return { contents: [{ uri, mimeType: 'image/png', blob: PNG }] }
  const id = /^test:\/\/template\/(\w+)\/data$/.exec(uri)?.[1]
  if (id === undefined) throw Object.assign(new Error(`Resource not found: ${uri}`), { code: -32002, data: { uri } })
  const data = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` })
  return { contents: [{ uri, mimeType: 'application/json', text: data }] }
})
await server.connect(new StdioServerTransport())
