// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/client/api-error'
import { hasUnsavedInput } from '@/lib/client/unsaved-input'
import type { SurveyForm } from '@/lib/contract/entities/survey'
import { problemDocument } from '@/lib/contract/problem-document'
import { surveyConfig as config, surveyForm as form, secondQuestion as second } from '@/tests/factories/survey'
import { keepQuiet, rests } from './quiet'
import { Survey } from './survey.client'
import { fetchSurvey, sendSurvey } from './survey-calls'

vi.mock('./survey-calls', async (original) => ({
  ...(await original<typeof import('./survey-calls')>()),
  fetchSurvey: vi.fn(),
  sendSurvey: vi.fn(),
}))
vi.mock('./quiet', async (original) => ({ ...(await original<typeof import('./quiet')>()), keepQuiet: vi.fn() }))

const onClose = vi.fn()
const submit = () => screen.getByRole('button', { name: 'Submit' })
const words = () => screen.getByRole('status').textContent

async function open(answers: Promise<SurveyForm> = Promise.resolve(form)): Promise<void> {
  vi.mocked(fetchSurvey).mockReturnValueOnce(answers)
  await act(async () => {
    render(<Survey config={config} onClose={onClose} />)
  })
}

async function press(button: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(button)
    await vi.advanceTimersByTimeAsync(0)
  })
}

const failure = (kind: 'network' | 'timeout') => new ApiError(kind, 'survey', null, null)

/** As wide as a window with a free column for the card, or one that has none. */
const wide = 1920
const narrow = 1280

beforeEach(() => {
  window.innerWidth = wide
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.useRealTimers()
})

describe('the survey', () => {
  it('has the title of the specification and its answers in the order of their seq', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Oops! Leaving so soon? Tell us why' })).toBeTruthy()
    const group = screen.getByRole('group', { name: 'Why?' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['a', 'b', 'c'])
  })

  it.each([{ status: 'CLOSED' }, { active: false }, { exist: true }])(
    'offers nothing to answer: %j',
    async (change) => {
      await open(Promise.resolve({ ...form, ...change }))
      expect(words()).toBe('There is nothing to answer just now.')
      expect(screen.queryAllByRole('radio')).toEqual([])
      expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
      expect(document.activeElement, 'nothing is taken from the page').toBe(document.body)
    },
  )

  it('says that it loads only when that takes 400 milliseconds', async () => {
    await open(new Promise(() => undefined))
    await act(() => vi.advanceTimersByTimeAsync(399))
    expect(words()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(words()).toBe('Loading the survey…')
  })

  it('can be asked for again when it did not come', async () => {
    await open(Promise.reject(failure('network')))
    expect(words()).toBe('We could not be reached. Try again in a moment, or close this.')
    vi.mocked(fetchSurvey).mockResolvedValueOnce(form)
    await press(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getAllByRole('radio')).toHaveLength(3)
  })

  it('says so when there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open(Promise.reject(failure('network')))
    expect(words()).toBe('You are offline. Try again when you are connected.')
  })
})

describe('the card', () => {
  const dialog = () => screen.getByRole('dialog')
  const title = () => screen.getByRole('button', { name: 'Oops! Leaving so soon? Tell us why' })
  const field = () => {
    const input = document.querySelector<HTMLInputElement>('#page')
    if (input === null) throw new Error('No field')
    return input
  }
  beforeEach(() => {
    document.body.innerHTML = '<input id="page">'
    field().focus()
  })
  afterEach(() => field().remove())

  it('leaves the focus where it is, says that it came, and is not modal', async () => {
    await open()
    expect(document.activeElement).toBe(field())
    expect(document.querySelector('[aria-live=polite]')?.textContent).toMatch(/^A short survey has come up\./)
    expect(dialog().getAttribute('aria-modal')).toBeNull()
  })

  it('closes on Escape from inside alone, and gives the focus back', async () => {
    onClose.mockImplementation(cleanup)
    await open()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
    act(() => title().focus())
    fireEvent.keyDown(title(), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledOnce()
    expect(keepQuiet).toHaveBeenCalledExactlyOnceWith(rests.closed)
    expect(document.activeElement).toBe(field())
    onClose.mockReset()
  })

  it('comes open where a column is free, and stays so', async () => {
    await open()
    fireEvent.scroll(document)
    expect(title().getAttribute('aria-expanded')).toBe('true')
  })

  it.each(['scroll', 'pointerdown'])(
    'comes as a line where no column is free, opens on a press and folds when the visitor goes on (%s)',
    async (sign) => {
      window.innerWidth = narrow
      await open()
      expect(title().getAttribute('aria-expanded')).toBe('false')
      expect(screen.queryAllByRole('radio')).toEqual([])
      await press(title())
      expect(screen.getAllByRole('radio')).toHaveLength(3)
      fireEvent(field(), new Event(sign, { bubbles: true }))
      expect(title().getAttribute('aria-expanded')).toBe('false')
      expect(screen.queryAllByRole('radio')).toEqual([])
      await press(title())
      expect(screen.getAllByRole('radio')).toHaveLength(3)
    },
  )

  it('stays open while somebody is in it', async () => {
    window.innerWidth = narrow
    await open()
    await press(title())
    act(() => screen.getByLabelText('Label a').focus())
    fireEvent.scroll(document)
    expect(title().getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps the focus inside once the answers were sent', async () => {
    await open()
    await press(screen.getByLabelText('Label a'))
    act(() => submit().focus())
    await press(submit())
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Close' })[1])
  })
})

describe('its answers', () => {
  it('can be sent only once one is chosen, and it says so', async () => {
    await open()
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    expect(words()).toBe('Choose an answer to submit.')
    await press(submit())
    expect(sendSurvey).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    await press(screen.getByLabelText('Label b'))
    expect(submit().getAttribute('aria-disabled')).toBe('false')
    expect(words()).toBe('')
    await press(submit())
    expect(sendSurvey).toHaveBeenCalledExactlyOnceWith(config, form, [
      { surveyQuestion: 'why', surveyAnswer: 'b', surveyAnswerInput: '' },
    ])
  })

  it('take a text where the answer has one, and no text of an answer that was left', async () => {
    await open()
    expect(screen.queryByRole('textbox')).toBeNull()
    await press(screen.getByLabelText('Label c'))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Too slow ' } })
    vi.mocked(sendSurvey).mockRejectedValueOnce(failure('network'))
    await press(submit())
    await press(screen.getByLabelText('Label a'))
    await press(submit())
    expect(vi.mocked(sendSurvey).mock.calls.map(([, , details]) => details[0]?.surveyAnswerInput)).toEqual([
      'Too slow',
      '',
    ])
  })

  it('are needed for every question', async () => {
    await open(Promise.resolve({ ...form, surveyQuestions: [...form.surveyQuestions, second] }))
    expect(words()).toBe('Answer 2 more questions to submit.')
    await press(screen.getByLabelText('Label a'))
    expect(words()).toBe('Answer one more question to submit.')
    await press(submit())
    expect(sendSurvey).not.toHaveBeenCalled()
    await press(screen.getByLabelText('Label d'))
    await press(submit())
    expect(vi.mocked(sendSurvey).mock.calls[0]?.[2].map((detail) => detail.surveyAnswer)).toEqual(['a', 'd'])
  })

  it('count as words in a form, which no new version may take away', async () => {
    await open()
    expect(hasUnsavedInput()).toBe(false)
    await press(screen.getByLabelText('Label a'))
    expect(hasUnsavedInput()).toBe(true)
  })

  it.each([
    [true, failure('network'), 'We could not be reached. Your answer is kept here: try again in a moment.'],
    [true, failure('timeout'), 'This took too long. Your answer is kept here: try again in a moment.'],
    [false, failure('network'), 'You are offline. Your answer is kept here: send it when you are connected again.'],
  ])('stay chosen while they could not be sent (online: %s, %s)', async (online, error, expected) => {
    await open()
    await press(screen.getByLabelText('Label a'))
    vi.mocked(sendSurvey).mockRejectedValueOnce(error)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    await press(submit())
    expect(words()).toBe(expected)
    expect(screen.getByLabelText('Label a')).toHaveProperty('checked', true)
    expect(submit().getAttribute('aria-disabled')).toBe('false')
  })

  it('stand with what the server says of them', async () => {
    await open()
    await press(screen.getByLabelText('Label c'))
    const errors = [{ field: 'surveyDetails.0.surveyAnswerInput', message: 'must be shorter' }]
    const refusal = new ApiError('status', 'survey', 422, problemDocument('GBL0007', 'id', null, errors))
    vi.mocked(sendSurvey).mockRejectedValueOnce(refusal)
    await press(submit())
    expect(words()).toBe('')
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    expect(
      document.getElementById(screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('must be shorter')
  })

  it('are sent once, however often the button is pressed, and say so after 400 milliseconds', async () => {
    await open()
    await press(screen.getByLabelText('Label a'))
    vi.mocked(sendSurvey).mockReturnValueOnce(new Promise(() => undefined))
    await press(submit())
    await press(submit())
    expect(sendSurvey).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeTruthy()
  })
})

describe('the end', () => {
  it('thanks in the words of the specification, keeps away for a day, and closing it changes nothing', async () => {
    await open()
    await press(screen.getByLabelText('Label a'))
    await press(submit())
    expect(screen.getByRole('dialog', { name: 'Successfully submitted!' })).toBeTruthy()
    expect(words()).toBe('Thanks so much for sharing your thoughts! Your review means a lot to us.')
    expect(keepQuiet).toHaveBeenCalledExactlyOnceWith(rests.submitted)
    await press(screen.getAllByRole('button', { name: 'Close' })[1] ?? submit())
    expect(onClose).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('pagehide'))
    expect(keepQuiet).toHaveBeenCalledOnce()
  })

  it('without an answer keeps it away for twelve hours, by whatever way it is closed', async () => {
    await open()
    await press(screen.getByRole('button', { name: 'Close' }))
    expect(keepQuiet).toHaveBeenCalledExactlyOnceWith(rests.closed)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('by leaving the page counts as closing', async () => {
    await open()
    window.dispatchEvent(new Event('pagehide'))
    expect(keepQuiet).toHaveBeenCalledExactlyOnceWith(rests.closed)
  })
})
