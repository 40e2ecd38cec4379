import {
  answers,
  flag,
  listOf,
  pathParameter,
  queryParameter,
  record,
  ref,
  requestBody,
  text,
  whole,
} from '../openapi.ts'

const LONG = { format: 'int64' }
const PAGING = [
  queryParameter('startAt', whole(undefined, LONG), 'The index of the first item to return in a page of results (page offset).'), // oxfmt-ignore
  queryParameter('maxResults', whole(undefined, { format: 'int32', default: 50 }), 'The maximum number of items to return per page.'), // oxfmt-ignore
]

/** Repairs in blocks of flats as an issue tracker keeps them: what an issue is stands in `fields`, of which nothing is told. */
export const REPAIRS_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Fix It Right Cloud platform REST API', version: '1001.0.0' },
  paths: {
    '/rest/api/2/search': {
      get: {
        tags: ['Issue search'],
        summary: 'Search for issues using JQL',
        operationId: 'searchForIssuesUsingJql',
        parameters: [
          queryParameter('jql', text(), 'The JQL that defines the search.'),
          ...PAGING,
          queryParameter('fields', listOf(text()), 'A list of fields to return for each issue.'),
        ],
        responses: { 200: answers('Returned if the request is successful.', ref('SearchResults')) },
      },
    },
    '/rest/api/2/issue/{issueIdOrKey}': {
      get: {
        tags: ['Issues'],
        summary: 'Get issue',
        operationId: 'getIssue',
        parameters: [pathParameter('issueIdOrKey', text(), 'The ID or key of the issue.')],
        responses: { 200: answers('Returned if the request is successful.', ref('IssueBean')) },
      },
      put: {
        tags: ['Issues'],
        summary: 'Edit issue',
        operationId: 'editIssue',
        parameters: [pathParameter('issueIdOrKey', text(), 'The ID or key of the issue.')],
        requestBody: requestBody(ref('IssueUpdateDetails')),
        responses: { 204: { description: 'Returned if the request is successful.' } },
      },
    },
    '/rest/api/2/project/search': {
      get: {
        tags: ['Projects'],
        summary: 'Get projects paginated',
        operationId: 'searchProjects',
        parameters: PAGING,
        responses: { 200: answers('Returned if the request is successful.', ref('PageBeanProject')) },
      },
    },
    '/rest/api/2/users/search': {
      get: {
        tags: ['Users'],
        summary: 'Get all users',
        operationId: 'getAllUsers',
        parameters: PAGING,
        responses: { 200: answers('Returned if the request is successful.', listOf(ref('User'))) },
      },
    },
  },
  components: {
    schemas: {
      SearchResults: record({ expand: text(), startAt: whole(), maxResults: whole(), total: whole(), issues: listOf(ref('IssueBean')) }), // oxfmt-ignore
      IssueBean: record({ id: text('The ID of the issue.'), key: text('The key of the issue.'), self: text('The URL of the issue details.', { format: 'uri' }), fields: { type: 'object', additionalProperties: {} } }), // oxfmt-ignore
      IssueUpdateDetails: record({ fields: { type: 'object', additionalProperties: {} } }),
      PageBeanProject: record({ self: text(), maxResults: whole(), startAt: whole(), total: whole(), isLast: flag(), values: listOf(ref('Project')) }), // oxfmt-ignore
      Project: record({ id: text('The ID of the project.'), key: text('The key of the project.'), name: text('The name of the project.'), self: text(), insight: record({ flats: whole() }) }), // oxfmt-ignore
      User: record({ accountId: text('The account ID of the user.'), accountType: text(), displayName: text('The display name of the user.'), emailAddress: text(), active: flag(), self: text() }), // oxfmt-ignore
    },
  },
}
