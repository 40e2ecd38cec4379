/** What in-page/intent.js says of a click or Enter before it is done. */
export interface Intent {
  /** Enter in a field, which presses the form's button. */
  implicit: boolean
  /** The key only types a letter. */
  typing?: boolean
  /** A form goes off. */
  submits: boolean
  /** Ref of another control within it that a click meets. */
  met?: string
  /** Fields for which the browser does not send it, with its reasons. */
  held?: string[]
  control: {
    role: string
    tag: string
    type?: string
    name: string
    words: string
    /** Whatever else it says: its visible text, hidden text, tooltips. */
    texts: string[]
    attributes: Record<string, string>
    /** Classes and names of pictures in it. */
    icons: string[]
    editable: boolean
  }
  /** Heading or legend of the part of the page that it is in. */
  near: string[]
  /** Text of the row, entry or card of a list that it is in. */
  item?: string
  /** Texts of the rows that are selected, where it is in none. */
  selected?: string[]
  /** A question right beside it. */
  asks?: string
  form?: IntentForm
  /** Without a form: fields that stand with it. */
  fields?: IntentField[]
  /** And the buttons beside it. */
  beside?: Intent['control'][]
  /** Text of the part of the page that it is in. */
  area?: string
  page?: { title: string; heading: string }
  dialog?: { role: string; name: string; text: string }
}

export interface IntentForm {
  method: string
  action: string
  role: string
  id: string
  name: string
  fields: IntentField[]
  buttons: string[]
}

export interface IntentField {
  type: string
  name: string
  label: string
  autocomplete: string
  /** Its value is nobody's business. */
  secret: boolean
  value?: string
  /** Of a list: what is chosen, as the list calls it. */
  chosen?: string
  shown: boolean
}
