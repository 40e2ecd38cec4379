import type { ModelEndpoint } from '../endpoint.ts'

/** The addresses of an endpoint's interface. */
export interface Addresses {
  /** The address of `/models` or `/chat/completions`; Azure has one for each model. */
  of(path: string, model: string): string
  /** After a 404: goes on with the other form (with or without /v1), false when there is none. */
  tryOther(): boolean
}

/**
 * `base_url` with or without `/v1`: as it stands when it has a path, with `/v1` when it has none, and the other form when
 * nothing is served at the first. `api_version` makes it Azure's: `?api-version=`, and the model in the path
 * (`/openai/deployments/<model>`) unless it stands there already.
 */
export function createAddresses({ url, apiVersion }: ModelEndpoint): Addresses {
  const base = new URL(url)
  const given = base.pathname.replace(/\/chat\/completions\/?$/, '').replace(/\/+$/, '')
  let isOther = false

  function pathOf(path: string, model: string): string {
    if (apiVersion) return `${azureBase(path, model)}${path}`
    const isVersioned = /\/v\d+\w*$/.test(given)
    const other = isVersioned ? given.replace(/\/v\d+\w*$/, '') : `${given}/v1`
    const first = given === '' ? '/v1' : given
    const second = given === '' ? '' : other
    return `${isOther ? second : first}${path}`
  }

  function azureBase(path: string, model: string): string {
    const root = given.replace(/\/(?:openai)?$/, '').replace(/\/openai$/, '')
    if (/\/deployments\//.test(given)) return path === '/models' ? given.replace(/\/deployments\/.*$/, '') : given
    return path === '/models' ? `${root}/openai` : `${root}/openai/deployments/${encodeURIComponent(model)}`
  }

  return {
    of: (path, model) => {
      const address = new URL(base)
      address.pathname = pathOf(path, model)
      if (apiVersion) address.searchParams.set('api-version', apiVersion)
      return address.href
    },
    tryOther: () => {
      if (apiVersion) return false
      isOther = !isOther
      return true
    },
  }
}
