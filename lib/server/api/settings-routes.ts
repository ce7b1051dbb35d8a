import type { Route } from './route'
import { deleteAccountMessageRoute } from './routes/account-component/delete-account-message'
import { deleteProcessRoute } from './routes/account-component/delete-process'
import { deleteProcessCancelRoute } from './routes/account-component/delete-process-cancel'
import { exportRoute } from './routes/account-component/export'
import { incomesRoute } from './routes/account-component/incomes'
import { mykadRoute } from './routes/account-component/mykad'
import { notificationSettingsRoute } from './routes/account-component/notification-settings'
import { profileRoute } from './routes/account-component/profile'
import { tncAgreementRoute } from './routes/account-component/tnc-agreement'
import { updateIncomesRoute } from './routes/account-component/update-incomes'
import { updateNotificationSettingsRoute } from './routes/account-component/update-notification-settings'
import { updateProfileRoute } from './routes/account-component/update-profile'
import type { AccountServices } from './services'

/** What account settings call, in the order of the contract. */
export function settingsRoutes(account: AccountServices): readonly Route[] {
  return [
    profileRoute(account),
    updateProfileRoute(account),
    mykadRoute(account),
    incomesRoute(account),
    updateIncomesRoute(account),
    tncAgreementRoute(account),
    notificationSettingsRoute(account),
    updateNotificationSettingsRoute(account),
    exportRoute(account),
    deleteAccountMessageRoute(account),
    deleteProcessRoute(account),
    deleteProcessCancelRoute(account),
  ]
}
