/**
 * Words and names this repository does not use, and the standard term for each. Checked in file names, identifiers,
 * comments, documents and titles of tests, in every folder but those of `NOT_YET`.
 *
 * `name`: a whole identifier or file name, in any case style (`use-settled` also finds `useSettled`); a RegExp is tried
 * on the kebab-case form. `phrase`: words of a comment, a document or a test's title. `in`: only below this folder, for
 * names that are good ones elsewhere.
 * @typedef {{ name?: string | RegExp, phrase?: RegExp, use: string, in?: string }} BannedWord
 */

/** Folders whose old names are still there. A folder leaves the list when its names are changed; none is added. */
export const NOT_YET = [];

/** Documents written by a program, or about one release. */
export const EXEMPT = ['scripts/lint/banned-words.mjs', 'scripts/lint/lint.test.mjs'];

/** @type {readonly BannedWord[]} */
export const BANNED_WORDS = [
  // Everywhere.
  {
    name: /^(told|tell|tells|laid|laid-.*|lay-down|stands|bones|.*-bones)$/,
    use: 'what it is: passed, notify, assigned, skeleton …',
  },
  // `keptAt` is a field of records that browsers already store.
  { name: /^kept-(?!at$).*/, use: 'cached-… or stored-…' },
  { name: /^(workshop|rooms?|doors?)(-.*)?$/, use: 'repository, tooling, package or folder, entry-point' },
  { name: /^(lint-house|copy-of-tree)$/, use: 'lint-repo, temp-workspace' },
  { phrase: /\b(this|the|our) house\b|\bhouse('s|’s| rules?)\b|\bof the house\b/i, use: 'repository' },
  { phrase: /\bworkshop\b/i, use: 'tooling' },
  {
    phrase: /\b(wrong|right|loose|which|each|every|other) rooms?\b|\brooms? of the (house|repository|kit)\b/i,
    use: 'package or folder',
  },
  { phrase: /\bparts? of the kit\b|\bkit’s parts?\b|\bkit's parts?\b/i, use: 'component' },
  {
    phrase:
      /\b(is|are|was|were|been|being|be|gets?) told\b|\btold (of|by|to|that|when|what)\b|\btells (of|what|how|who|a|the|its)\b/i,
    use: 'passed, notified; “says” or “reports”',
  },
  { phrase: /\b(lays?|laid|laying) (\w+ )?(down|out anew)\b/i, use: 'writes, creates, assigns' },
  { phrase: /\bstands? (in|on|at|where|beside|there|as|out of|among|before|after|alone)\b/i, use: 'is' },
  { phrase: /\bbones\b/i, use: 'skeleton' },
  { phrase: /\b(goes|gone|go|comes|came|come) (anew|by itself|to rest)\b/i, use: 'a plain verb' },
  { phrase: /\banew\b/i, use: 'again' },
  { phrase: /\bhoused?\b(?! of)/i, use: 'repository, stored' },
  { phrase: /\bwhoever\b/i, use: 'the user who' },
  { phrase: /\bpast the door\b|\bthe doors?\b/i, use: 'entry point, signed in' },
  { phrase: /\b(twins?)\b/i, use: 'similar question' },
  { name: /^mended(-|$)|-mended(-|$)/, use: 'corrected' },
  { phrase: /\bmended\b/i, use: 'corrected, fixed' },
  { phrase: /\bburn(s|t|ed)?\b/i, use: 'uses up, counts' },
  { phrase: /\bjourney (begins|early)\b|\bbegins the journey\b/i, use: 'starts loading' },
  { phrase: /\b(a|the|each|every) desk\b/i, use: 'desktop layout' },
  { phrase: /\bevery sheet\b|\bin every way\b/i, use: 'every state gallery in every setting' },
  { phrase: /\bjudges?\b|\bjudged\b/i, use: 'grades, checks' },
  { phrase: /\ba look at\b/i, use: 'a check of' },
  { phrase: /\bput(s|ting)? right\b/i, use: 'corrects' },
  { phrase: /\b(colou?r)s? of its own\b|\bits own hand\b/i, use: 'own color' },
  // American spelling.
  {
    phrase:
      /\b(colours?|coloured|behaviours?|favour(s|ite)?|centred?|grey|licence|catalogue|labelled|(normal|recogn|organ|initial|categor|summar|minim|optim|real)is(e|es|ed|ing)|practis(e|es|ed|ing))\b/i,
    use: 'American spelling: color, behavior, center, license, normalize, practice …',
  },
  {
    name: /(^|-)(colours?|behaviours?|normalise|recognise|organise|initialise|skills-to-practise)(-|$)/,
    use: 'American spelling',
  },
  // Kit.
  { name: 'has-no-close-button', use: 'hideCloseButton' },
  { name: /^(from|make)-chunk$/, use: 'LazyAnswer, createLazyAnswer' },
  { name: 'number-pad-target', use: 'NumberPadProvider' },
  { name: 'use-touch-first', use: 'useCoarsePointer' },
  { name: /^use-(resting|settled)$/, use: 'useDebouncedValue' },
  { name: /^(use-news|room-of|reading-step)$/, use: 'useUnread, columnsNeeded, logicalArrowStep' },
  {
    name: /^(several-choices|levels-answer|sectors-answer|posed|step-list|nav-mini)$/,
    use: 'MultipleSelect, HeightsAnswer, ShadePartsAnswer, PseudoState, Stepper, NavRail',
  },
  { name: /^(moved-colou?rs|describe-move|mirrored)$/, use: 'adjusted-colors, describe-adjustment, FlipInRtl' },
  {
    // The hues turmeric, leaf, rose and sky stay in seeds and in the tones of figures, which are question data.
    name: /^(standing|sunk|sinking|veil|papers|inks)$/,
    use: 'raised, pressed, press transition, scrim, surfaces, foregrounds',
    in: 'packages/ui/',
  },
  {
    name: /^(doors|judges|by-hand|school-screen)$/,
    use: 'entry-points, package-lint, manual-props, tutorial-test',
    in: 'packages/ui/',
  },
  // State.
  {
    // `profile.brief` is the call of the specification.
    name: /^(begin-end|load-brief|kept-user|patience|attention|forget-code)$/,
    use: 'session, loadActiveUser, cached-user, replyTimeout, active-time, resetOtp',
    in: 'packages/state/',
  },
  { name: 'give', use: 'submit', in: 'packages/state/' },
  { name: 'use-understood', use: 'useSimilarQuestion' },
  { name: 'start-answers', use: 'startAnswerSync' },
  // App.
  {
    name: /^(Aside|Nothing|Loaded|Waiting)$/,
    use: 'OptionalBoundary, LazyEmptyState, QueryBoundary, PageSpinner',
    in: 'apps/web/',
  },
  { name: /^(lazy-screen|arrival)$/, use: 'lazyComponent, ready' },
  {
    name: /^(by-room|areas|(public|student|teacher|office|role)-area)$/,
    use: 'ContainerSwitch, layouts',
    in: 'apps/web/',
  },
  { name: /^look-(drawer|card)$/, use: 'AppearanceDrawer, AppearanceCard' },
  { name: /^(exit-item|exit-dialog|use-exit)$/, use: 'sign-out-item, SignOutDialog, useSignOut' },
  {
    name: /^(as-typed|question-desk|lately-practised|source-unless-told)$/,
    use: 'RawAnswer, QuestionSession, RecentPractice, sourceIfNotInTitle',
  },
  // Server.
  {
    name: /^(lay-down|laid-at|showing|twin(-of)?|own-end|seen-by|standings?|(skill|answer|record)-standing)$/,
    use: 'assign-questions, assignedAt, answer-visibility, similarQuestion, effectiveDeadline, visibleTo, mastery',
    in: 'apps/server/',
  },
  {
    name: /^(failure|inside|mac|office|sheet-print|give-back|(question|homework|account|known)-facts)$/,
    use: 'AppError, nested-transaction, hmac, management, fingerprint, refund, a record',
    in: 'apps/server/',
  },
  { name: /^(skill-)?standing(-schema)?$/, use: 'mastery, SkillMastery', in: 'packages/api/' },
  // Curriculum.
  {
    name: /^(meets|slip|tale|tell|told|answer-halves|question-form|fold|bands)$/,
    use: 'matchesKey, misconception, wordProblem, distinct, AnswerSpec, QuestionVariant, normalize, mastery-levels',
    in: 'packages/curriculum/',
  },
  // Storybook.
  {
    name: /^(glance|planted-faults|dress-page|excuses)$/,
    use: 'fast-screenshot, check-self-tests, applySettings, exemptions',
  },
];
