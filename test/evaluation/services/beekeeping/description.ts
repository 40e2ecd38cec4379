import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter, record, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { BREEDS, FLOWERS, TEMPERS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const ref = (name: string) => ({ $ref: `#/components/schemas/HoneyGuild.Models.${name}` })
const SCHEMAS = {
  Beekeeper: record({ BeekeeperID: whole(), FirstName: text(), LastName: text(), EMail: text(), MemberSince: date() }),
  Apiary: record({ ApiaryID: whole(), Name: text(), County: text(), AltitudeMetres: whole(), BeekeeperID: whole(), Beekeeper: maybe(ref('Beekeeper')) }), // oxfmt-ignore
  Hive: record({ HiveID: whole(), Code: text(), ApiaryID: whole(), QueenBreed: choice(BREEDS), QueenBorn: whole(), Frames: whole(), Temper: choice(TEMPERS), IsActive: flag(), Installed: date(), Apiary: maybe(ref('Apiary')) }), // oxfmt-ignore
  Inspection: record({ InspectionID: whole(), HiveID: whole(), InspectedOn: date(), VarroaCount: whole(), QueenSeen: flag(), Note: maybe(text()), Hive: maybe(ref('Hive')) }), // oxfmt-ignore
  Harvest: record({ HarvestID: whole(), HiveID: whole(), HarvestedOn: date(), Kilograms: decimal(), HoneyType: choice(FLOWERS), PricePerKilogram: decimal(), Hive: maybe(ref('Hive')) }), // oxfmt-ignore
}
type Kind = keyof typeof SCHEMAS
const QUERY = [
  queryParameter('$filter', text(), 'Filter items by property values'),
  queryParameter('$orderby', listOf(text()), 'Order items by property values'),
  queryParameter('$select', listOf(text()), 'Select properties to be returned'),
  queryParameter('$expand', listOf(text()), 'Expand related entities'),
  queryParameter('$top', whole(undefined, { minimum: 0 }), 'Show only the first n items'),
  queryParameter('$skip', whole(undefined, { minimum: 0 }), 'Skip the first n items'),
  queryParameter('$count', flag(), 'Include count of items'),
]

const pathsOf = (sets: string, kind: Kind, isChanged = false) => ({
  [`/odata/${sets}`]: {
    get: {
      tags: [`${sets}.${kind}`],
      summary: `Get entities from ${sets}`,
      operationId: `${sets}.${kind}.List${kind}`,
      parameters: QUERY,
      responses: { 200: answers('Retrieved entities', record({ '@odata.context': text(), '@odata.count': whole(), '@odata.nextLink': text(), value: listOf(ref(kind)) })) }, // oxfmt-ignore
    },
  },
  [`/odata/${sets}({${kind}ID})`]: {
    get: {
      tags: [`${sets}.${kind}`],
      summary: `Get entity from ${sets} by key`,
      operationId: `${sets}.${kind}.Get${kind}`,
      parameters: [pathParameter(`${kind}ID`, whole(), `key: ${kind}ID of ${kind}`)],
      responses: { 200: answers('Retrieved entity', ref(kind)) },
    },
    ...(isChanged && {
      patch: {
        tags: [`${sets}.${kind}`],
        summary: `Update entity in ${sets}`,
        operationId: `${sets}.${kind}.Update${kind}`,
        parameters: [pathParameter(`${kind}ID`, whole(), `key: ${kind}ID of ${kind}`)],
        requestBody: requestBody(ref(kind)),
        responses: { 204: { description: 'Success' } },
      },
    }),
  },
})

/** A guild of beekeepers as entity sets are converted: PascalCase, keys such as `HiveID`, the rest of a list by `@odata.nextLink`. */
export const BEEKEEPING_DESCRIPTION = {
  openapi: '3.0.4',
  info: { title: 'OData Service for namespace HoneyGuild.Models', version: '1.0.1' },
  paths: {
    ...pathsOf('Beekeepers', 'Beekeeper'),
    ...pathsOf('Apiaries', 'Apiary'),
    ...pathsOf('Hives', 'Hive', true),
    ...pathsOf('Inspections', 'Inspection', true),
    ...pathsOf('Harvests', 'Harvest'),
  },
  components: { schemas: Object.fromEntries(Object.entries(SCHEMAS).map(([kind, schema]) => [`HoneyGuild.Models.${kind}`, schema])) }, // oxfmt-ignore
}
