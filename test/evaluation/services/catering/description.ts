import { answers, decimal, flag, listOf, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const int = (more: object = {}) => whole(undefined, { format: 'int32', ...more })
const KINDS: Record<string, Record<string, object>> = {
  Customer: { Id: int(), Name: maybe(text()), City: maybe(text()), ContactEmail: maybe(text()), CreditLimit: decimal(undefined, { format: 'double' }), IsBlocked: flag() }, // oxfmt-ignore
  Menu: { Id: int(), Title: maybe(text()), Cuisine: maybe(text()), PricePerHead: decimal(undefined, { format: 'double' }), IsSeasonal: flag() }, // oxfmt-ignore
  Event: { Id: int(), CustomerId: int(), MenuId: int(), EventDate: moment(), GuestCount: int(), TotalPrice: decimal(undefined, { format: 'double' }), Status: ref('EventStatus') }, // oxfmt-ignore
}
const result = (name: string, data: object) => ({
  [name]: record({ Success: flag(), ErrorCode: maybe(text()), Message: maybe(text()), Errors: maybe(listOf(text())), Data: data }), // oxfmt-ignore
})
const schemasOf = (kind: string) => ({
  [`${kind}Dto`]: { ...record(KINDS[kind]!), additionalProperties: false },
  [`${kind}DtoPagedList`]: record({ Items: maybe(listOf(ref(`${kind}Dto`))), TotalCount: int(), PageIndex: int(), PageSize: int() }), // oxfmt-ignore
  ...result(`${kind}DtoPagedListApiResult`, ref(`${kind}DtoPagedList`)),
  ...result(`${kind}DtoApiResult`, ref(`${kind}Dto`)),
})
const operation = (kind: string, verb: string, parameters: object[], answer: string, body?: string) => ({
  tags: [kind],
  operationId: `${kind}_${verb}`,
  parameters,
  ...(body && { requestBody: requestBody(ref(body)) }),
  responses: { 200: answers('', ref(answer)) },
})
const PAGE = [queryParameter('PageIndex', int({ default: 1 })), queryParameter('PageSize', int({ default: 20 }))]
const key = (kind: string) => ({ ...queryParameter(`${kind.toLowerCase()}Id`, int()), required: true })
const pathsOf = (kind: string) => ({
  [`/api/${kind}/GetAll${kind}s`]: { get: operation(kind, `GetAll${kind}s`, PAGE, `${kind}DtoPagedListApiResult`) },
  [`/api/${kind}/Get${kind}ById`]: { get: operation(kind, `Get${kind}ById`, [key(kind)], `${kind}DtoApiResult`) },
  [`/api/${kind}/Update${kind}`]: { post: operation(kind, `Update${kind}`, [], `${kind}DtoApiResult`, `Update${kind}Request`) }, // oxfmt-ignore
  [`/api/${kind}/Create${kind}`]: { post: operation(kind, `Create${kind}`, [], `${kind}DtoApiResult`, `Create${kind}Request`) }, // oxfmt-ignore
})
const requestsOf = (kind: string) => {
  const { Id, ...rest } = KINDS[kind]!
  const optional = Object.fromEntries(Object.entries(rest).map(([name, schema]) => [name, '$ref' in schema ? schema : maybe(schema)])) // oxfmt-ignore
  return { [`Update${kind}Request`]: record({ Id: Id!, ...optional }, ['Id']), [`Create${kind}Request`]: record(rest) }
}
const NAMES = Object.keys(KINDS)

/** A caterer as Swashbuckle describes older ASP.NET applications: a method for everything, keys in the query, results in an envelope. */
export const CATERING_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Catering.WebApi', version: 'v1' },
  paths: {
    ...(Object.assign({}, ...NAMES.map(pathsOf)) as object),
    '/api/Event/CancelEvent': { post: operation('Event', 'CancelEvent', [key('Event')], 'EventDtoApiResult') },
  },
  components: {
    schemas: {
      ...(Object.assign({}, ...NAMES.flatMap(kind => [schemasOf(kind), requestsOf(kind)])) as object),
      EventStatus: { type: 'integer', format: 'int32', enum: [0, 1, 2, 3], description: '\n\n0 = Draft\n\n1 = Confirmed\n\n2 = Delivered\n\n3 = Cancelled' }, // oxfmt-ignore
    },
  },
}
