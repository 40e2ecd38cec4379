import { answers, decimal, flag, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore

const KINDS: Record<string, [kind: string, fields: Record<string, object>]> = {
  stations: ['Station', { name: text(), district: text(), capacity: whole(), hasKiosk: flag() }],
  bikes: ['Bike', { plate: text(), model: text(), condition: text(), stationId: text(), kilometres: decimal(), boughtAt: decimal() }], // oxfmt-ignore
  rides: ['Ride', { bikeId: text(), startStationId: text(), endStationId: text(), startedAt: decimal(), minutes: whole(), fare: decimal() }], // oxfmt-ignore
}
const SHALLOW = [queryParameter('shallow', flag()), queryParameter('print', text())]

const pathsOf = (node: string) => {
  const [kind] = KINDS[node]!
  const key = pathParameter('key', text())
  return {
    [`/${node}.json`]: {
      get: {
        operationId: `read_${node}`,
        parameters: [queryParameter('orderBy', text()), queryParameter('limitToFirst', whole()), ...SHALLOW],
        responses: { 200: answers('OK', { type: 'object', additionalProperties: ref(kind) }) },
      },
      post: { operationId: `push_${node}`, requestBody: requestBody(ref(kind)), responses: { 200: answers('OK', record({ name: text() })) } }, // oxfmt-ignore
    },
    [`/${node}/{key}.json`]: {
      get: { operationId: `read_${node}_child`, parameters: [key], responses: { 200: answers('OK', ref(kind)) } },
      patch: { operationId: `update_${node}_child`, parameters: [key], requestBody: requestBody(ref(kind)), responses: { 200: answers('OK', ref(kind)) } }, // oxfmt-ignore
      delete: { operationId: `remove_${node}_child`, parameters: [key], responses: { 200: { description: 'OK' } } },
    },
  }
}

/** Shared bikes as a tree of JSON is described: children by their keys, moments in milliseconds, what is missing left out. */
export const BIKESHARE_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'pedal-city-default-rtdb', version: '1' },
  paths: Object.assign({}, ...Object.keys(KINDS).map(pathsOf)) as object,
  components: { schemas: Object.fromEntries(Object.values(KINDS).map(([kind, fields]) => [kind, record(fields)])) },
}
