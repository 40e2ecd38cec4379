import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter, record, ref, text, whole } from '../openapi.ts' // oxfmt-ignore
import { THREATS } from './data.ts'

const KINDS = {
  Species: { path: 'species', fields: { id: text(), scientificName: text(), commonName: text(), family: text(), threatStatus: choice(THREATS), isAnnual: flag() } }, // oxfmt-ignore
  Vault: { path: 'vaults', fields: { id: text(), name: text(), temperatureCelsius: whole(), capacity: whole() } },
  Accession: { path: 'accessions', fields: { id: text(), accessionNumber: text(), species: ref('SpeciesRef'), vault: ref('VaultRef'), collector: text(), collectedOn: date(), country: text(), seedCount: whole(), weightGrams: decimal() } }, // oxfmt-ignore
  GerminationTest: { path: 'germinationTests', fields: { id: text(), accession: ref('AccessionRef'), startedOn: date(), seedsSown: whole(), germinationPercent: whole(), result: choice(['PASSED', 'FAILED', 'RETEST']) } }, // oxfmt-ignore
} as const
type Kind = keyof typeof KINDS
const KIND_NAMES = Object.keys(KINDS) as Kind[]

const pathsOf = (kind: Kind) => ({
  [`/v1/${KINDS[kind].path}`]: {
    get: {
      operationId: `${KINDS[kind].path}Connection`,
      summary: `Connection of ${KINDS[kind].path}`,
      parameters: [
        queryParameter('first', whole(), 'Returns the first _n_ elements from the list.'),
        queryParameter('after', text(), 'Returns the elements in the list that come after the specified cursor.'),
      ],
      responses: { 200: answers('OK', record({ data: record({ [KINDS[kind].path]: ref(`${kind}Connection`) }) })) },
    },
  },
  [`/v1/${KINDS[kind].path}/{id}`]: {
    get: {
      operationId: `${kind.charAt(0).toLowerCase()}${kind.slice(1)}Node`,
      parameters: [pathParameter('id', text())],
      responses: { 200: answers('OK', record({ data: record({ node: ref(kind) }) })) },
    },
  },
})

/** A seed bank behind a gateway that gives the connections of a graph as plain paths: edges, nodes, `pageInfo`. */
export const SEEDBANK_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Seed Trust Graph Gateway', version: '1.2.0' },
  paths: Object.assign({}, ...KIND_NAMES.map(pathsOf)) as object,
  components: {
    schemas: {
      PageInfo: record({ hasNextPage: flag(), hasPreviousPage: flag(), startCursor: text(), endCursor: text() }),
      SpeciesRef: record({ id: text(), scientificName: text() }),
      VaultRef: record({ id: text(), name: text() }),
      AccessionRef: record({ id: text(), accessionNumber: text() }),
      ...Object.fromEntries(KIND_NAMES.map(kind => [kind, record(KINDS[kind].fields)])),
      ...Object.fromEntries(KIND_NAMES.map(kind => [`${kind}Edge`, record({ cursor: text(), node: ref(kind) })])),
      ...Object.fromEntries(KIND_NAMES.map(kind => [`${kind}Connection`, record({ edges: listOf(ref(`${kind}Edge`)), pageInfo: ref('PageInfo'), totalCount: whole() })])), // oxfmt-ignore
    },
  },
}
