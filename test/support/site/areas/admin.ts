import { escapeHtml, layout } from '../layout.ts'
import { json, redirect, route, type Route } from '../route.ts'
import type { SiteState } from '../state.ts'

/** A list with an edit link and a delete button in each row, settings, a to-do list, a board. */
export function adminRoutes(state: SiteState): Route[] {
  return [
    route('GET /admin/members', () => {
      const rows = state.members.map(
        ({
          id,
          name,
          email,
          role,
          joined,
          active,
        }) => `<tr id="member-${id}"><td>${escapeHtml(name)}</td><td>${email}</td><td>${role}</td><td>${joined}</td>
<td><input type="checkbox" aria-label="${escapeHtml(name)} is active" data-id="${id}" class="active" ${active ? 'checked' : ''}></td><td><a href="/admin/members/${id}">Edit</a></td>
<td><form method="post" action="/admin/members/${id}/delete" onsubmit="return confirm('Delete ${escapeHtml(name)} for good?')"><button title="Delete ${escapeHtml(name)}">🗑 Delete</button></form></td></tr>`,
      )
      const main = `<h1>Members</h1><p>${state.members.length} members</p><p><a href="/admin/members/new">Add a member</a></p>
<table><thead><tr><th>Name</th><th>E-mail</th><th>Role</th><th>Joined</th><th>Active</th><th>Edit</th><th>Delete</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<script>for (const box of document.querySelectorAll('.active')) box.onchange = () => fetch('/api/members/' + box.dataset.id, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ active: box.checked }) })</script>`
      return { body: layout('Members', main) }
    }),
    route('PUT /api/members/:id', ({ body }, { id }) => {
      const member = state.members.find(one => one.id === Number(id))
      if (member) member.active = body.active === true
      return json(member ?? {}, member ? 200 : 404)
    }),
    route('GET /admin/members/:id', (_, { id }) => {
      const member = state.members.find(one => one.id === Number(id))
      const role = member?.role ?? 'Viewer'
      const options = ['Viewer', 'Editor', 'Admin'].map(
        one => `<option ${one === role ? 'selected' : ''}>${one}</option>`,
      )
      return {
        body: layout(
          member ? 'Edit member' : 'New member',
          `<h1>${member ? `Edit ${escapeHtml(member.name)}` : 'New member'}</h1><form method="post" action="/admin/members/${id}"><p><label>Name <input name="name" value="${escapeHtml(member?.name)}" required></label></p>
<p><label>E-mail <input type="email" name="email" value="${escapeHtml(member?.email)}" required></label></p><p><label>Role <select name="role">${options.join('')}</select></label></p><button>Save</button></form>`,
        ),
      }
    }),
    route('POST /admin/members/:id', ({ body }, { id }) => {
      const known = state.members.find(one => one.id === Number(id))
      const fields = { name: String(body.name), email: String(body.email), role: String(body.role) }
      if (known) Object.assign(known, fields)
      else state.members.push({ id: 201 + state.members.length, joined: '2026-11-21', active: true, ...fields })
      return redirect('/admin/members')
    }),
    route('POST /admin/members/:id/delete', (_, { id }) => {
      state.members = state.members.filter(one => one.id !== Number(id))
      return redirect('/admin/members')
    }),
    route('GET /api/settings', () => json(state.settings)),
    route('PUT /api/settings', ({ body }) => json(Object.assign(state.settings, body))),
    route('GET /api/todos', () => json(state.todos)),
    route('POST /api/todos', ({ body }) => {
      const todo = { id: 1 + Math.max(0, ...state.todos.map(({ id }) => id)), title: String(body.title), done: false }
      state.todos.push(todo)
      return json(todo, 201)
    }),
    route('PUT /api/todos/:id', ({ body }, { id }) =>
      json(Object.assign(state.todos.find(todo => todo.id === Number(id)) ?? {}, body)),
    ),
    route('DELETE /api/todos/:id', (_, { id }) => {
      state.todos = state.todos.filter(todo => todo.id !== Number(id))
      return json({})
    }),
    route('GET /api/board', () => json(state.board)),
    route('PUT /api/board', ({ body }) => json(Object.assign(state.board, body))),
    route('PUT /api/ranking', ({ body }) => {
      state.ranking = body.order as string[]
      return json(state.ranking)
    }),
  ]
}
