import useSWR from 'swr'
import { logFailure } from '@/lib/client/report'

interface MemberData<T> {
  /** null until it is loaded. */
  readonly data: T | null
  /** The last try failed; what was loaded before stays. */
  readonly failed: boolean
  readonly reload: () => Promise<unknown>
}

/** What a member sees of their own, loaded once. `key` names it and the member: nothing of one is shown to the next on the same device. */
export function useMemberData<T>(key: readonly string[], load: () => Promise<T>): MemberData<T> {
  const { data, error, mutate } = useSWR(key, load, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    onError: (failure) => logFailure(failure),
  })
  return { data: data ?? null, failed: error !== undefined, reload: mutate }
}
