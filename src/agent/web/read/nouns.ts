import pluralize from 'pluralize'

/**
 * What people call the parts of a page, and the roles that each may have (WAI-ARIA 1.2; HTML-AAM for plain elements). It is
 * the vocabulary of user interfaces, not of any page.
 */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  button: ['button'],
  'submit button': ['button'],
  'push button': ['button'],
  'toggle button': ['button', 'switch'],
  link: ['link'],
  hyperlink: ['link'],
  'nav link': ['link'],
  'navigation link': ['link'],
  tab: ['tab'],
  checkbox: ['checkbox', 'switch', 'menuitemcheckbox'],
  'check box': ['checkbox', 'switch', 'menuitemcheckbox'],
  tickbox: ['checkbox'],
  'tick box': ['checkbox'],
  radio: ['radio', 'menuitemradio'],
  'radio button': ['radio', 'menuitemradio'],
  'radio option': ['radio'],
  switch: ['switch', 'checkbox'],
  toggle: ['switch', 'checkbox', 'button'],
  field: ['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider'],
  'input textbox': ['textbox', 'searchbox', 'spinbutton', 'combobox'],
  'input text box': ['textbox', 'searchbox', 'spinbutton', 'combobox'],
  'input field': ['textbox', 'searchbox', 'spinbutton', 'combobox'],
  'form field': ['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider'],
  'text field': ['textbox', 'searchbox', 'combobox'],
  'text box': ['textbox', 'searchbox', 'combobox'],
  textbox: ['textbox', 'searchbox', 'combobox'],
  'text input': ['textbox', 'searchbox', 'combobox'],
  'input box': ['textbox', 'searchbox', 'spinbutton', 'combobox'],
  'text area': ['textbox'],
  textarea: ['textbox'],
  textfield: ['textbox', 'searchbox', 'combobox'],
  input: ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider'],
  box: ['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'checkbox'],
  editor: ['textbox'],
  'search box': ['searchbox', 'textbox', 'combobox'],
  'search bar': ['searchbox', 'textbox', 'combobox'],
  'search field': ['searchbox', 'textbox', 'combobox'],
  'search input': ['searchbox', 'textbox', 'combobox'],
  'number field': ['spinbutton', 'textbox'],
  'date field': ['textbox', 'combobox', 'spinbutton'],
  'date picker': ['textbox', 'combobox', 'dialog', 'grid'],
  datepicker: ['textbox', 'combobox', 'dialog', 'grid'],
  calendar: ['grid', 'table', 'dialog', 'application'],
  spinner: ['spinbutton'],
  stepper: ['spinbutton'],
  slider: ['slider'],
  dropdown: ['combobox', 'listbox', 'button'],
  'drop-down': ['combobox', 'listbox', 'button'],
  'drop down': ['combobox', 'listbox', 'button'],
  'dropdown menu': ['combobox', 'listbox', 'button', 'menu'],
  'dropdown list': ['combobox', 'listbox'],
  'drop-down list': ['combobox', 'listbox'],
  'drop-down menu': ['combobox', 'listbox', 'button', 'menu'],
  'select box': ['combobox', 'listbox'],
  'select menu': ['combobox', 'listbox'],
  'selection list': ['listbox', 'combobox'],
  'combo box': ['combobox'],
  combobox: ['combobox'],
  'list box': ['listbox', 'combobox'],
  listbox: ['listbox', 'combobox'],
  selector: ['combobox', 'listbox', 'radiogroup'],
  picker: ['combobox', 'listbox', 'textbox'],
  option: ['option', 'radio', 'menuitem', 'checkbox'],
  choice: ['option', 'radio', 'checkbox'],
  menu: ['menu', 'menubar', 'combobox', 'listbox', 'button', 'navigation'],
  'menu item': ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'link', 'button'],
  'menu entry': ['menuitem', 'link', 'button'],
  'menu option': ['menuitem', 'option', 'link', 'button'],
  heading: ['heading'],
  headline: ['heading'],
  subheading: ['heading'],
  subtitle: ['heading'],
  image: ['img'],
  picture: ['img'],
  photo: ['img'],
  logo: ['img', 'link'],
  icon: ['img', 'button', 'link'],
  table: ['table', 'grid', 'treegrid'],
  grid: ['grid', 'table', 'treegrid'],
  row: ['row'],
  'table row': ['row'],
  line: ['row', 'listitem', 'line'],
  column: ['columnheader'],
  'column header': ['columnheader'],
  'column heading': ['columnheader'],
  header: ['banner', 'columnheader', 'rowheader', 'heading'],
  cell: ['cell', 'gridcell', 'columnheader', 'rowheader'],
  'table cell': ['cell', 'gridcell'],
  list: ['list', 'listbox', 'combobox', 'feed'],
  'list item': ['listitem'],
  'bullet point': ['listitem'],
  item: ['listitem', 'option', 'row', 'article', 'menuitem', 'treeitem'],
  entry: ['listitem', 'row', 'article', 'option'],
  result: ['listitem', 'row', 'article', 'link'],
  'search result': ['listitem', 'row', 'article', 'link'],
  'tree item': ['treeitem'],
  treeitem: ['treeitem'],
  folder: ['treeitem'],
  node: ['treeitem'],
  form: ['form', 'search'],
  dialog: ['dialog', 'alertdialog'],
  'dialog box': ['dialog', 'alertdialog'],
  modal: ['dialog', 'alertdialog'],
  popup: ['dialog', 'alertdialog'],
  'pop-up': ['dialog', 'alertdialog'],
  'pop up': ['dialog', 'alertdialog'],
  overlay: ['dialog', 'alertdialog'],
  window: ['dialog', 'alertdialog'],
  alert: ['alert', 'alertdialog', 'status'],
  notification: ['alert', 'status', 'log'],
  toast: ['alert', 'status'],
  warning: ['alert', 'status'],
  'error message': ['alert', 'status'],
  'success message': ['status', 'alert'],
  'status message': ['status', 'alert'],
  message: ['status', 'alert', 'article', 'listitem'],
  banner: ['banner', 'alert', 'status', 'dialog', 'region'],
  notice: ['alert', 'status', 'dialog', 'region', 'note'],
  footer: ['contentinfo'],
  navigation: ['navigation'],
  'navigation bar': ['navigation', 'menubar'],
  'nav bar': ['navigation', 'menubar'],
  navbar: ['navigation', 'menubar'],
  'navigation menu': ['navigation', 'menu', 'menubar'],
  'menu bar': ['menubar', 'navigation', 'menu'],
  toolbar: ['toolbar', 'group'],
  sidebar: ['complementary', 'navigation', 'region'],
  section: ['region', 'group', 'heading', 'article', 'tabpanel'],
  area: ['region', 'group'],
  region: ['region', 'group'],
  panel: ['tabpanel', 'region', 'group'],
  fieldset: ['group', 'radiogroup'],
  group: ['group', 'radiogroup', 'list'],
  'radio group': ['radiogroup', 'group'],
  card: ['article', 'group', 'listitem', 'region'],
  tile: ['article', 'group', 'listitem', 'button', 'link'],
  article: ['article'],
  post: ['article', 'listitem'],
  comment: ['comment', 'article', 'listitem'],
  paragraph: ['paragraph', 'text'],
  label: ['text', 'generic', 'LabelText'],
  text: ['text', 'paragraph', 'generic', 'heading'],
  breadcrumb: ['navigation', 'list', 'link'],
  tooltip: ['tooltip'],
  'progress bar': ['progressbar'],
  'progress indicator': ['progressbar'],
  accordion: ['button', 'heading', 'group'],
  iframe: ['iframe', 'generic'],
  frame: ['iframe', 'generic'],
  video: ['video', 'generic'],
  chart: ['img', 'figure', 'graphics-document'],
  figure: ['figure', 'img'],
  element: [],
  control: [],
  thing: [],
  one: [],
  shape: [],
  bar: [],
  slice: [],
  circle: [],
  square: [],
  rectangle: [],
  triangle: [],
  polygon: [],
  ellipse: [],
  dot: [],
}

/** Nouns that are places rather than things one clicks: they may stand without "the" behind "in". */
const PLACES = new Set(
  'header footer sidebar navigation navbar toolbar menu form table list dialog modal popup calendar tree grid'.split(
    ' ',
  ),
)
/** Nouns of drawn forms: what they name is a shape. */
const SHAPES: Readonly<Record<string, string>> = {
  circle: 'circle',
  dot: 'circle',
  square: 'square',
  rectangle: 'rectangle',
  triangle: 'triangle',
  polygon: 'polygon',
  ellipse: 'ellipse',
}
const LONGEST = 3

export interface Noun {
  noun: string
  roles: string[]
  plural: boolean
  shape?: string
  /** How many words it takes. */
  length: number
}

/** The role noun that a stretch of words is, if it is one. */
function nounOf(words: string[]): Noun | undefined {
  const said = words.join(' ').toLowerCase()
  const single = pluralize.singular(said)
  const noun = Object.hasOwn(NOUNS, said) ? said : Object.hasOwn(NOUNS, single) ? single : undefined
  if (noun === undefined) return undefined
  const shape = SHAPES[noun]
  return { noun, roles: [...NOUNS[noun]!], plural: noun !== said, length: words.length, ...(shape && { shape }) }
}

/** The longest role noun at the end of the words. */
export function nounAtEnd(words: string[]): Noun | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const found = nounOf(words.slice(-length))
    if (found) return found
  }
  return undefined
}

/** The longest role noun at the beginning of the words. */
export function nounAtStart(words: string[]): Noun | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const found = nounOf(words.slice(0, length))
    if (found) return found
  }
  return undefined
}

export const isPlace = (word: string): boolean => PLACES.has(word.toLowerCase())
