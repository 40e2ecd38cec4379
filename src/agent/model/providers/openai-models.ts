import { isObject } from '../../../lib/json.ts'

/** A model of `/models`. */
export interface ListedModel {
  id: string
  /** Tokens of its context, where the list says so. */
  context: number | undefined
}

/** Some of the names, for a message. */
export const namesOf = (models: readonly ListedModel[], most: number) =>
  models
    .slice(0, most)
    .map(({ id }) => id)
    .join(', ')

/** Names of a model's context in lists: vLLM, OpenRouter and LiteLLM, Groq. */
const CONTEXT_FIELDS = ['max_model_len', 'context_length', 'context_window']

/** The models of a list (`GET /models`). */
export function readModels(listed: unknown): ListedModel[] {
  const data = isObject(listed) && Array.isArray(listed['data']) ? listed['data'].filter(isObject) : []
  return data.flatMap(model => {
    const context = CONTEXT_FIELDS.map(field => model[field]).find(value => typeof value === 'number' && value > 0)
    return typeof model['id'] === 'string' ? [{ id: model['id'], context: context as number | undefined }] : []
  })
}
