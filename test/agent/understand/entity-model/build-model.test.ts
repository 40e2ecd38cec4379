import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { findPath, primaryDate, primaryMeasure } from '../../../../src/agent/understand/entity-model/relations.ts'
import { libraryCatalogue, tool } from '../../../support/library/catalogue.ts'
import { text } from '../../../support/memory/schemas.ts'

const model = buildModel(libraryCatalogue())
const library = model.apps.find(app => app.name === 'library')!
const entity = (noun: string, app = library) => app.entities.find(e => e.noun === noun)!

const list = (...names: string[]) => ({
  type: 'array',
  items: {
    type: 'object',
    properties: Object.fromEntries(names.map(name => [name, name === 'id' ? { type: 'integer' } : text])),
  },
})
/** The entities of an application whose tools list the paths given. */
const entitiesOf = (...paths: [string, unknown][]) =>
  buildModel({
    app: Object.fromEntries(
      paths.map(([path, output], at) => [`app_t${at}`, tool('app', `t${at}`, 'GET', path, [], output)]),
    ),
  }).apps[0]!.entities

describe('buildModel', () => {
  it('finds the kinds of records of each application', () => {
    expect(library.entities.map(e => e.noun)).to.deep.equal(['book', 'author', 'member', 'loan', 'review'])
    expect(model.apps[1]!.entities.map(e => e.noun)).to.deep.equal(['member', 'box'])
  })

  it('calls records by their noun, not by the verb that a tool begins with', () => {
    const nouns = entitiesOf(
      ['list-albums', list('id', 'name')],
      ['get_all_films', list('id', 'roll')],
      ['/search', list('id', 'hit')],
    ).map(e => e.noun)
    expect(nouns).to.deep.equal(['album', 'film', 'search'])
  })

  it('keeps entities of the same name in two applications apart', () => {
    const keys = [...model.entities.values()].filter(e => e.noun === 'member').map(e => e.key)
    expect(new Set(keys).size).to.equal(2)
    expect(model.entities.size).to.equal(7)
  })

  for (const [noun, id, names] of [
    ['book', 'id', 'title'],
    ['author', 'id', 'first_name last_name'],
    ['member', 'id', 'name'],
    ['loan', 'id', ''],
  ] as const)
    it(`knows the key and the name of a ${noun}`, () => {
      expect(entity(noun).idField?.column).to.equal(id)
      expect(
        entity(noun)
          .nameFields.map(f => f.column)
          .join(' '),
      ).to.equal(names)
    })

  it('reads foreign keys from names, also into collections with a qualifier', () => {
    const target = (noun: string, column: string) => entity(noun).fields.find(f => f.column === column)!.target
    expect(target('book', 'author_id')).to.equal(entity('author').key)
    expect(target('loan', 'book_id')).to.equal(entity('book').key)
    expect(target('loan', 'member_id')).to.equal(entity('member').key)
  })

  it('takes /my-members and /partner-members for parts of one kind', () => {
    expect(entity('member').sources.map(s => [s.tool, s.qualifiers.join(' '), s.complete])).to.deep.equal([
      ['library_my_members', 'my', true],
      ['library_partner_members', 'partner', true],
    ])
  })

  it('reads what is listed only for one parent parent by parent', () => {
    const [reviews] = entity('review').sources
    expect(reviews!.requires).to.deep.equal(['book_id'])
    expect(reviews!.parent).to.deep.equal({
      entity: 'library/book',
      parameter: 'book_id',
      column: 'id',
      key: 'book_id',
    })
    expect(entity('review').fields.find(f => f.column === 'book_id')).to.include({ target: 'library/book' })
  })

  it('recognises how each list is paged', () => {
    expect(entity('book').sources[0]!.paging).to.deep.equal({
      style: 'offset',
      parameter: 'skip',
      first: 0,
      size: { parameter: 'limit', largest: 5 },
      usual: 5,
    })
    expect(entity('loan').sources[0]!.paging).to.include({ style: 'cursor', parameter: 'cursor' })
    expect(entity('author').sources[0]!.paging).to.equal(null)
  })

  it('knows where the records stand in the result', () => {
    expect(entity('book').sources[0]!.listPath).to.deep.equal(['items'])
    expect(entity('author').sources[0]!.listPath).to.deep.equal([])
    expect(entity('loan').sources[0]!.listPath).to.deep.equal(['loans'])
  })

  it('reads the values that a description names', () => {
    const parameter = entity('member').sources[1]!.parameters.find(p => p.name === 'club_name')!
    expect(parameter.namedValues).to.deep.equal(['Summer Readers', 'Night Owls'])
  })

  it('knows the operations on single records', () => {
    expect(entity('book').operations.map(o => [o.action, o.tool, o.idParameter])).to.deep.equal([
      ['read', 'library_get_book', 'book_id'],
      ['create', 'library_create_book', undefined],
      ['update', 'library_update_book', 'book_id'],
      ['delete', 'library_delete_book', 'book_id'],
    ])
    expect(entity('member').operations).to.deep.equal([])
  })

  it('gives every tool a card, read-only or not', () => {
    expect(model.tools.get('library_list_books')).to.include({ readOnly: true, app: 'library' })
    expect(model.tools.get('library_delete_book')).to.include({ readOnly: false })
    expect(model.tools.size).to.equal(14)
  })

  it('takes what the path of one record asks for as its key, when there is no id', () => {
    const isbn = { name: 'isbn', type: 'string', required: true, description: '', constraints: [], in: 'path' }
    const [book] = buildModel({
      app: {
        app_list: tool('app', 'list', 'GET', '/books', [], list('title', 'isbn')),
        app_remove: tool('app', 'remove', 'DELETE', '/books/{isbn}', [isbn], {}),
      },
    }).apps[0]!.entities
    expect(book!.idField?.column).to.equal('isbn')
  })

  it('a list whose filter applies unless told otherwise is not complete', () => {
    const catalogue = libraryCatalogue()
    catalogue.library!.library_list_authors!.parameters = [
      {
        name: 'status',
        type: 'string',
        required: false,
        description: '',
        constraints: [],
        in: 'query',
        default: 'active',
        schema: { ...text, default: 'active' },
      },
    ]
    const author = buildModel(catalogue).apps[0]!.entities.find(e => e.noun === 'author')!
    expect(author.sources[0]!.complete).to.equal(false)
  })

  it('never lists with a tool that changes something', () => {
    const catalogue = libraryCatalogue()
    catalogue.library!.library_list_authors!.read_only = false
    expect(buildModel(catalogue).apps[0]!.entities.some(e => e.noun === 'author')).to.equal(false)
  })

  it('leaves version segments and empty applications out', () => {
    expect(entitiesOf(['/api/v2/widgets', list('id', 'name')]).map(e => e.noun)).to.deep.equal(['widget'])
    expect(buildModel({ empty: {} }).apps[0]!.entities).to.deep.equal([])
    expect(buildModel({}).apps).to.deep.equal([])
  })

  it('takes a search over the same records for the same kind', () =>
    expect(
      entitiesOf(['/widgets', list('id', 'name', 'size')], ['/widgets/search', list('id', 'name', 'size')]),
    ).to.have.length(1))

  it('takes lists with other fields for other kinds', () =>
    expect(
      entitiesOf(['/widgets', list('id', 'name', 'size')], ['/gadgets', list('id', 'colour', 'weight')]),
    ).to.have.length(2))

  it('reads nouns in any naming style and number', () => {
    for (const [path, noun] of [
      ['/job-titles', 'job title'],
      ['/jobTitles', 'job title'],
      ['/job_titles', 'job title'],
      ['/people', 'person'],
      ['/categories', 'category'],
      ['/inventory', 'inventory'],
    ] as const)
      expect(entitiesOf([path, list('id', 'name')])[0]!.noun).to.equal(noun)
  })

  it('says nothing about a tool whose result is not described', () =>
    expect(
      entitiesOf(['/mystery', undefined], ['/texts', { type: 'array', items: text }], ['/', list('id')]),
    ).to.deep.equal([]))

  it('survives records that miss what they may miss', () => {
    const bare = {
      app_name: 'a',
      secure: false,
      api_name: 'a_x',
      path: '',
      method: 'tool',
      description: '',
      parameters: [],
      response_schemas: { success: null, failure: null },
    }
    expect(buildModel({ a: { a_x: bare } }).tools.get('a_x')).to.include({ readOnly: false })
  })
})

describe('relations', () => {
  it('finds the way over foreign keys, up and down', () => {
    const way = (from: string, to: string) =>
      findPath(entity(from), entity(to), library)
        ?.map(h => `${h.direction} ${h.to.noun}`)
        .join(', ')
    expect(way('book', 'author')).to.equal('up author')
    expect(way('author', 'book')).to.equal('down book')
    expect(way('member', 'author')).to.equal('down loan, up book, up author')
    expect(way('book', 'book')).to.equal('')
    expect(way('book', 'review')).to.equal('down review')
    expect(way('review', 'member')).to.equal('up book, down loan, up member')
  })

  it('takes money for the size of a record, and never a bookkeeping date for its date', () => {
    expect(primaryMeasure(entity('book'))?.column).to.equal('price')
    expect(primaryMeasure(entity('loan'))?.column).to.equal('days')
    expect(primaryDate(entity('book'))?.column).to.equal('published')
    const [stored] = entitiesOf([
      '/notes',
      {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: text, created_at: { ...text, format: 'date' }, due_date: { ...text, format: 'date' } },
        },
      },
    ])
    expect(primaryDate(stored!)?.column).to.equal('due_date')
  })

  it('lists records by a search by POST where no other tool lists them, and knows their key', () => {
    const search = (app: string, name: string, path: string, ...fields: string[]) => ({
      ...tool(app, name, 'POST', path, [], { type: 'object', properties: { hits: list(...fields) } }),
      read_only: true,
    })
    const { entities } = buildModel({
      app: {
        app_a: search('app', 'a', '/alarm-events/search', 'alarm_id', 'severity'),
        app_b: search('app', 'b', '/orders/search', 'id', 'total'),
        app_c: tool('app', 'c', 'GET', '/orders', [], list('id', 'total')),
      },
    }).apps[0]!
    const listing = entities.map(({ noun, sources }) => [
      noun,
      sources.filter(one => one.complete).map(one => one.tool),
    ])
    expect(listing).to.deep.equal([
      ['order', ['app_c']],
      ['alarm event', ['app_a']],
    ])
    expect(entities[1]!.idField?.column).to.equal('alarm_id')
  })
})
