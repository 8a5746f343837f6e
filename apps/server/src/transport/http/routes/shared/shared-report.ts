import { reportLimits, reportReasons, reportWords } from '@eidolon/contract/operate.ts'
import { escaped, type SharedPage } from './shared-page.ts'

/** Where a visitor says what is wrong with what a link leads to. Works without script, as all of these pages do. */
export function reportPage(at: string, problem?: string): SharedPage {
  const choices = reportReasons.map(
    (reason) =>
      `<label><input type="radio" name="reason" value="${reason}" required>${escaped(reportWords[reason])}</label>`,
  )
  const says = problem === undefined ? '' : `<p class="problem" role="alert">${escaped(problem)}</p>`
  return {
    title: 'Report this',
    status: 200,
    body: `<form method="post" action="${at}/report"><h1>Report this</h1>
<p>Whoever runs this studio will look at it. Nothing about you is kept with what you say.</p>
<fieldset><legend>What is wrong with it?</legend>${choices.join('')}</fieldset>
<label for="words">Anything that helps (optional)</label>
<textarea id="words" name="words" maxlength="${reportLimits.words}"></textarea>
${says}<button class="button">Send the report</button><p><a class="report" href="${at}">Back</a></p></form>`,
  }
}

export function reportedPage(at: string, kept: boolean): SharedPage {
  const back = `<p><a class="report" href="${at}">Back</a></p>`
  return kept
    ? {
        title: 'Thank you',
        status: 200,
        body: `<section><h1>Thank you</h1><p>Your report has arrived.</p>${back}</section>`,
      }
    : {
        title: 'Please wait',
        status: 429,
        body: `<section><h1>Please wait</h1><p>You have sent several reports. Please try again in an hour.</p>${back}</section>`,
      }
}
