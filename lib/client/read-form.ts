/** What a form says, with the button that sent it. */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') params.append(name, value)
  return params
}
