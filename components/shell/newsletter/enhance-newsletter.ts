import { newsletterEmail } from '@/lib/domain/validation/newsletter-email'
import type { ShellConfig } from '@/lib/shell-config'
import { failureWords } from './failure-words'
import '@/styles/newsletter.css'

/** Nothing says that it is busy before this many milliseconds. */
const busyMs = 400

/** The specification's words. */
const successWords = 'Your submission was successful.'

type State = 'empty' | 'invalid' | 'valid' | 'submitting' | 'success' | 'failed'

/** The parts of the form that the server sent. */
interface Parts {
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  readonly button: HTMLButtonElement
  readonly message: HTMLElement
}

function partsOf(form: HTMLFormElement): Parts | null {
  const input = form.querySelector<HTMLInputElement>('input[name="email"]')
  const button = form.querySelector('button')
  const message = form.querySelector<HTMLElement>('[role="status"]')
  return input && button && message ? { form, input, button, message } : null
}

/** Lower-cases what was typed and leaves the caret where it is. */
function lowerCase(input: HTMLInputElement): void {
  const lower = input.value.toLowerCase()
  if (lower === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = lower
  input.setSelectionRange(selectionStart, selectionEnd)
}

function show({ form, input, message }: Parts, state: State, words: string): void {
  form.dataset.state = state
  if (state === 'invalid' && words !== '') input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
  if (message.textContent !== words) message.textContent = words
}

/** Shows after a while that the form is being sent, and gives the function that takes it back. */
function showBusy({ form, button }: Parts): () => void {
  const label = button.textContent
  const timer = setTimeout(() => {
    button.textContent = 'Sending…'
  }, busyMs)
  form.setAttribute('aria-busy', 'true')
  button.setAttribute('aria-disabled', 'true')
  return () => {
    clearTimeout(timer)
    button.textContent = label
    form.removeAttribute('aria-busy')
    button.removeAttribute('aria-disabled')
  }
}

/** Sends an address. The call and its libraries are loaded then. Rejects with an error of the call, or of its loading. */
async function subscribe(config: ShellConfig, email: string): Promise<void> {
  const { sendSubscription } = await import('./send-subscription')
  await sendSubscription(config, email)
}

/** Prepares the field for lower-casing: a caret can be put back in text only, not in an e-mail field. */
function prepare({ form, input, message }: Parts): void {
  message.id ||= 'newsletter-message'
  input.setAttribute('aria-describedby', [input.getAttribute('aria-describedby'), message.id].filter(Boolean).join(' '))
  input.inputMode = 'email'
  input.type = 'text'
  // A change of type takes the caret of somebody who types already back to the start.
  if (document.activeElement === input) input.setSelectionRange(input.value.length, input.value.length)
  form.noValidate = true
}

/**
 * Takes over the newsletter form, which posts by itself without script: lower-cases what is typed, says what is wrong
 * once the visitor has left the field or tried to send, and sends without leaving the page. Called again, it does nothing.
 */
export function enhanceNewsletter(form: HTMLFormElement, config: ShellConfig): void {
  const found = partsOf(form)
  if (found === null || form.dataset.state !== undefined) return
  const { input } = found
  let state: State = 'empty'
  let judged = false

  const become = (next: State, words = '') => {
    state = next
    show(found, next, words)
  }
  const judge = () => {
    const typed = newsletterEmail(input.value)
    if (typed.ok) become('valid')
    else if (judged) become('invalid', typed.message)
    else become(input.value === '' ? 'empty' : 'invalid')
  }
  const edited = () => {
    if (state === 'submitting') return
    lowerCase(input)
    if (input.value === '') judged = false
    judge()
  }
  const left = () => {
    if (input.value === '' || state === 'submitting' || state === 'failed') return
    judged = true
    judge()
  }
  const send = async (email: string) => {
    become('submitting')
    const settle = showBusy(found)
    try {
      await subscribe(config, email)
      input.value = ''
      judged = false
      become('success', successWords)
    } catch (error) {
      become('failed', await failureWords(error))
    } finally {
      settle()
    }
  }
  const submitted = (event: Event) => {
    event.preventDefault()
    if (state === 'submitting') return
    lowerCase(input)
    judged = true
    const typed = newsletterEmail(input.value)
    if (typed.ok) return void send(typed.email)
    become('invalid', typed.message)
    input.focus()
  }

  prepare(found)
  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) edited()
  })
  input.addEventListener('compositionend', edited)
  input.addEventListener('blur', left)
  form.addEventListener('submit', submitted)
  edited()
}
