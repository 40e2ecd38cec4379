import type { OperationModel } from '../../src/registry/sources/openapi/operation-model.ts'

/** `GET /x` without arguments at some server, with other parts where a test needs them. */
export const operationModel = (more: Partial<OperationModel> = {}): OperationModel => ({
  method: 'GET',
  server: () => ({ origin: 'http://a.test', basePath: '/base' }),
  path: ['/x'],
  query: [],
  querystring: undefined,
  headers: [],
  cookies: [],
  body: undefined,
  accept: '*/*',
  expectsJson: false,
  successStatus: undefined,
  security: [],
  ...more,
})
