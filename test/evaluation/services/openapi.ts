/** Pieces that descriptions of services are made of (OpenAPI 3.x). */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

export const answers = (description: string, schema: unknown, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
})

export const queryParameter = (name: string, schema: unknown, description?: string) => ({
  name,
  in: 'query',
  ...(description !== undefined && { description }),
  schema,
})

export const pathParameter = (name: string, schema: unknown, description?: string) => ({
  name,
  in: 'path',
  required: true,
  ...(description !== undefined && { description }),
  schema,
})

export const requestBody = (schema: unknown, type = 'application/json') => ({
  required: true,
  content: { [type]: { schema } },
})

export const text = (description?: string, more: object = {}) => ({
  type: 'string',
  ...(description !== undefined && { description }),
  ...more,
})
export const choice = (values: readonly string[], description?: string) => text(description, { enum: values })
export const date = (description?: string) => text(description, { format: 'date' })
export const moment = (description?: string) => text(description, { format: 'date-time' })
export const whole = (description?: string, more: object = {}) => ({
  type: 'integer',
  ...(description !== undefined && { description }),
  ...more,
})
export const decimal = (description?: string, more: object = {}) => ({
  type: 'number',
  ...(description !== undefined && { description }),
  ...more,
})
export const flag = (description?: string) => ({
  type: 'boolean',
  ...(description !== undefined && { description }),
})
export const listOf = (items: unknown, description?: string) => ({
  type: 'array',
  ...(description !== undefined && { description }),
  items,
})
export const record = (properties: Record<string, unknown>, required?: readonly string[]) => ({
  type: 'object',
  ...(required && { required }),
  properties,
})
