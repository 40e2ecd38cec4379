import { messageOf } from '../../../lib/errors.ts'
import { isObject, parseJson } from '../../../lib/json.ts'
import type { ModelEndpoint } from '../endpoint.ts'
import {
  isNotServed,
  modelFailed,
  modelKeyMissing,
  modelMissing,
  modelNotServed,
  modelUnreachable,
  noModelToChoose,
} from '../errors.ts'
import type { ModelEvent, ModelProvider, ModelRequest, ModelState } from '../provider.ts'
import { createAddresses } from './openai-addresses.ts'
import { namesOf, readModels, type ListedModel } from './openai-models.ts'
import { FIRST_DIALECT, nextDialect, toChatBody } from './openai-request.ts'
import { readErrorText, readRefusal, toError, type Refusal } from './read-refusal.ts'
import { createSender, readText, type SendResponse } from './send.ts'

/** Most times that one request is put in other words after a refusal. */
const MOST_DIALECTS = 8
/** Longest list of models that is read, in characters. */
const LONGEST_LIST = 4_000_000
/** Longest silence while asking for the models, in milliseconds. */
const PATIENCE = 10_000

/** Any endpoint that speaks OpenAI's chat interface: https://platform.openai.com/docs/api-reference/chat */
export function open(endpoint: ModelEndpoint): ModelProvider {
  const { host, hostname } = new URL(endpoint.url)
  const isOpenAi = hostname === 'api.openai.com'
  const label = isOpenAi ? 'OpenAI' : `The model endpoint ${host}`
  const sender = createSender(label, cause =>
    modelUnreachable(
      isOpenAi ? label : 'The model endpoint',
      endpoint.url,
      'Start it, or correct model.base_url.',
      cause,
    ),
  )
  const addresses = createAddresses(endpoint)
  let dialect = FIRST_DIALECT
  let only: string | undefined

  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(endpoint.key &&
      (endpoint.keyHeader
        ? { [endpoint.keyHeader.toLowerCase()]: endpoint.key }
        : { authorization: `Bearer ${endpoint.key}` })),
    ...endpoint.headers,
  }

  async function send(path: string, body: unknown, signal: AbortSignal): Promise<SendResponse> {
    if (isOpenAi && !endpoint.key) throw modelKeyMissing(label, endpoint.keyVariable)
    const name = isObject(body) ? String(body['model']) : ''
    const ask = async () =>
      await sender.send({
        method: body === undefined ? 'GET' : 'POST',
        url: addresses.of(path, name),
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        silence: body === undefined ? Math.min(endpoint.silence, PATIENCE) : endpoint.silence,
        signal,
      })
    const response = await ask()
    if (![404, 405].includes(response.status)) return response
    const refusal = await readRefusal(endpoint, response)
    if (isModelMissing(refusal) || !addresses.tryOther()) throw missing(name, refusal)
    const second = await ask()
    if (![404, 405].includes(second.status)) return second
    addresses.tryOther()
    throw missing(name, await readRefusal(endpoint, second))
  }

  const isModelMissing = ({ code, why }: Refusal) =>
    /model_not_found|DeploymentNotFound/i.test(code) || /\bmodel\b/i.test(why)

  const missing = (name: string, refusal: Refusal) =>
    name && isModelMissing(refusal)
      ? modelMissing(label, name, `It says: ${refusal.why || refusal.code}. Correct model.name.`)
      : modelNotServed(label, refusal.status)

  /** The configured model, else the only one that the endpoint lists. */
  async function findName(signal: AbortSignal): Promise<string> {
    if (endpoint.name || only) return endpoint.name || only!
    const models = await listModels(signal)
    if (models.length === 1) return (only = models[0]!.id)
    const names = namesOf(models, 10)
    throw noModelToChoose(label, names ? `Set model.name to one of: ${names}` : 'Set model.name.')
  }

  async function listModels(signal: AbortSignal): Promise<ListedModel[]> {
    const response = await send('/models', undefined, signal)
    if (response.status !== 200) throw toError(endpoint, label, endpoint.name, await readRefusal(endpoint, response))
    return readModels(parseJson(await readText(response.body, LONGEST_LIST)))
  }

  async function* generate(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const name = await findName(signal)
    const response = await complete(name, request, signal)
    const { readChatCompletion, readChatStream } = await import('./openai-stream.ts')
    const fail = (chunk: object) =>
      toError(endpoint, label, name, {
        status: 500,
        ...readErrorText(endpoint, JSON.stringify(chunk)),
        retryAfter: undefined,
      })
    if (!/^application\/json/i.test(String(response.headers['content-type'])))
      return yield* readChatStream(response.body, label, fail)
    const completion = parseJson(await readText(response.body, LONGEST_LIST))
    if (!isObject(completion)) throw modelFailed(label, 'it is no JSON')
    if (completion['error']) throw fail(completion)
    yield* readChatCompletion(completion, label)
  }

  /** Sends the request in the dialect that the endpoint takes, which is learnt from what it refuses. */
  async function complete(name: string, request: ModelRequest, signal: AbortSignal): Promise<SendResponse> {
    let spoken = dialect
    for (let attempt = 1; ; attempt++) {
      const response = await send('/chat/completions', toChatBody(endpoint, name, request, spoken), signal)
      if (response.status === 200) {
        dialect = spoken
        return response
      }
      const refusal = await readRefusal(endpoint, response)
      const error = toError(endpoint, label, name, refusal)
      const isWording = refusal.status === 400 || refusal.status === 422
      const other =
        isWording && error.code === 'MODEL_FAILED' && attempt < MOST_DIALECTS
          ? nextDialect(spoken, refusal.why, request)
          : undefined
      if (!other) throw error
      spoken = other
    }
  }

  async function probe(signal: AbortSignal = AbortSignal.timeout(PATIENCE)): Promise<ModelState> {
    const state = { provider: 'openai', name: endpoint.name || null }
    try {
      return { ...state, reachable: true, ...(await look(signal)) }
    } catch (error) {
      const why = signal.aborted ? `${label} did not answer in time` : messageOf(error)
      return { ...state, reachable: false, message: why }
    }
  }

  /** What the list of models says, without one a request that asks for nothing and costs nothing. */
  async function look(signal: AbortSignal): Promise<Pick<ModelState, 'name' | 'message' | 'context'>> {
    const { name } = endpoint
    const models = await listModels(signal).catch(async (error: unknown) => {
      if (!name || !isNotServed(error)) throw error
      await checkChat(signal)
      return []
    })
    const found = name || (await findName(signal))
    const listed = models.find(({ id }) => id === found)
    const limit = Math.min(endpoint.context || Infinity, listed?.context ?? Infinity)
    const context = limit === Infinity ? {} : { context: limit }
    if (!name) return { name: found, message: `${label} answers with its only model, ${found}`, ...context }
    const unsure = `whether it has ${name} shows with the first question`
    const message = listed
      ? `${label} has ${name}`
      : models.length
        ? `${label} answers, but does not list ${name} (it lists ${namesOf(models, 5)}): ${unsure}`
        : `${label} answers, but lists no models: ${unsure}`
    return { name, message, ...context }
  }

  /** Throws unless chat completions are served: a request without messages is refused for that then (400 or 422). */
  async function checkChat(signal: AbortSignal): Promise<void> {
    const response = await send('/chat/completions', { model: endpoint.name, messages: [] }, signal)
    const refusal = await readRefusal(endpoint, response)
    if (![200, 400, 422].includes(refusal.status)) throw toError(endpoint, label, endpoint.name, refusal)
  }

  return { generate, probe, close: sender.close }
}
