import type { SecurityRequirement } from '../../upstream/credentials.ts'

/** What the request builder works on: our own form of an operation, made once from the description. */
export interface OperationModel {
  method: string
  /** Scheme, host and port of the server, and its path without a slash at the end. Throws when none can be called. */
  server: () => { origin: string; basePath: string }
  /** `/items/{id}.json` as `['/items/', {argument}, '.json']`. */
  path: readonly (string | RequestArgument)[]
  query: readonly RequestArgument[]
  /** The argument that is the whole query (OpenAPI 3.2). */
  querystring: RequestArgument | undefined
  headers: readonly RequestArgument[]
  cookies: readonly RequestArgument[]
  body: BodyModel | undefined
  accept: string
  /** The success response is described as JSON. */
  expectsJson: boolean
  /** The status (or `2XX`, `default`) that the schema of results belongs to. */
  successStatus: string | undefined
  /** Alternatives of security schemes, by name. */
  security: readonly SecurityRequirement[]
}

export type Style =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'tabDelimited'
  | 'deepObject'
  | 'cookie'

/** An argument that travels as a parameter. */
export interface RequestArgument {
  /** Name of the argument. */
  argument: string
  /** Name on the wire: the same, unless two places share it. */
  name: string
  style: Style
  explode: boolean
  allowReserved: boolean
  /** Media type of a parameter that is described by `content`. */
  contentType?: string
}

export interface BodyModel {
  contentType: string
  required: boolean
  /** The body is one argument … */
  whole: string | undefined
  /** … or an object whose properties are arguments. */
  properties: readonly BodyProperty[]
  /** Arguments that no place knows go into the body (it allows additional properties). */
  open: boolean
}

export interface BodyProperty {
  argument: string
  name: string
  /** How forms encode it, when its encoding says so … */
  style?: Style
  explode: boolean
  allowReserved?: boolean
  /** … or in which media type. */
  contentType?: string
  /** A file part in multipart, bytes elsewhere. */
  binary: boolean
}
