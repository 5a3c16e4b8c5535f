// What a person types to log in, and to change or confirm their password. Free of React.
export { changePassword } from './changePassword'
export { confirmPassword } from './confirmPassword'
export { login } from './login'
export { choosePassword, forgotPassword } from './passwordLink'
