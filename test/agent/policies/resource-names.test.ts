import { expect } from 'chai'
import { withResourceIds } from '../../../src/agent/policies/resource-names.ts'

describe('names of resources in a path', () => {
  for (const [path, args, wanted] of [
    ['/v1/parks/{park}/trees', { park: 'parks/9' }, { park: '9' }],
    ['/v1/parks/{park}/trees/{tree}', { park: 'parks/9', tree: 'parks/9/trees/oak-1' }, { park: '9', tree: 'oak-1' }],
    ['/v1/parks/{park}/trees/{tree}:fell', { tree: 'parks/9/trees/7' }, { park: '9', tree: '7' }],
    ['/v1/parks/{park}/trees', { park: 'parks/9', filter: 'a/b' }, { park: '9', filter: 'a/b' }],
  ] as const)
    it(`give ${path} its part of them: ${JSON.stringify(args)}`, () =>
      expect(withResourceIds(path, args)).to.deep.equal(wanted))

  for (const [path, args] of [
    ['/repos/{repo}/tags', { repo: 'acme/site' }],
    ['/v1/{name}', { name: 'parks/9' }],
    ['/files/{path}', { path: 'docs/a/b' }],
    ['/parks/{park}', { park: '9' }],
    ['/parks', { near: 'parks/9' }],
    [undefined, { park: 'parks/9' }],
  ] as const)
    it(`leave ${path} as it is: ${JSON.stringify(args)}`, () => expect(withResourceIds(path, args)).to.equal(args))
})
