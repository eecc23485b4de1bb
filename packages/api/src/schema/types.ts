import type { InferOutput } from 'valibot';
import type * as answered from './answered-question.ts';
import type * as states from './assignment-state.ts';
import type * as message from './class-message.ts';
import type * as course from './course.ts';
import type * as homework from './homework.ts';
import type * as laboratory from './laboratory.ts';
import type * as live from './live.ts';
import type * as look from './look.ts';
import type * as management from './management.ts';
import type * as notice from './notification.ts';
import type * as organization from './organization.ts';
import type * as packages from './package.ts';
import type * as payment from './payment.ts';
import type * as person from './person.ts';
import type * as practice from './practice-session.ts';
import type * as primitives from './primitives.ts';
import type * as question from './question.ts';
import type * as report from './question-report.ts';
import type * as quiz from './quiz.ts';
import type * as roster from './roster.ts';
import type * as schoolReport from './school-report.ts';
import type * as skill from './skill.ts';
import type * as student from './student-report.ts';
import type * as survey from './survey.ts';
import type * as worksheet from './worksheet.ts';

/** The contract's schemas as types, for code that handles replies without checking them again. */
export type SchoolLook = InferOutput<typeof look.SchoolLookSchema>;
export type ChosenLook = InferOutput<typeof look.ChosenLookSchema>;
export type ActiveUser = InferOutput<typeof person.ActiveUserSchema>;
export type Account = InferOutput<typeof person.AccountSchema>;
export type LoginReply = InferOutput<typeof person.LoginReplySchema>;
export type UserRole = InferOutput<typeof person.UserRoleSchema>;
export type Gender = InferOutput<typeof person.GenderSchema>;
export type Preset = InferOutput<typeof person.PresetSchema>;
export type SchoolClass = InferOutput<typeof person.ClassSchema>;

export type GradeOverview = InferOutput<typeof management.GradeOverviewSchema>;
export type ClassOverview = InferOutput<typeof management.ClassOverviewSchema>;
export type SchoolToday = InferOutput<typeof schoolReport.SchoolTodaySchema>;
export type QuestionOutcomes = InferOutput<typeof schoolReport.QuestionOutcomesSchema>;
export type HomeworkOutcomes = InferOutput<typeof schoolReport.HomeworkOutcomesSchema>;
export type PracticeDay = InferOutput<typeof schoolReport.PracticeDaySchema>;
export type ChapterStanding = InferOutput<typeof schoolReport.ChapterStandingSchema>;
export type ClassScore = InferOutput<typeof schoolReport.ClassScoreSchema>;
export type ProvinceOverview = InferOutput<typeof organization.ProvinceOverviewSchema>;
export type SchoolOverview = InferOutput<typeof organization.SchoolOverviewSchema>;
export type OverseenGrade = InferOutput<typeof organization.OverseenGradeSchema>;
export type OverseenClass = InferOutput<typeof organization.OverseenClassSchema>;
export type OverseenStudent = InferOutput<typeof organization.OverseenStudentSchema>;
export type OverseenStudents = InferOutput<typeof organization.OverseenStudentsSchema>;

export type ClassMessage = InferOutput<typeof message.ClassMessageSchema>;
export type TeacherClassMessage = InferOutput<typeof message.TeacherClassMessageSchema>;
export type ClassMessageReader = InferOutput<typeof message.ClassMessageReaderSchema>;

export type LiveEvent = InferOutput<typeof live.LiveEventSchema>;
export type LiveEventKind = LiveEvent['kind'];
export type LiveEventsSince = InferOutput<typeof live.LiveEventsSinceSchema>;
export type Survey = InferOutput<typeof survey.SurveySchema>;
export type SurveyQuestion = InferOutput<typeof survey.SurveyQuestionSchema>;
export type SurveyCheck = InferOutput<typeof survey.SurveyCheckSchema>;
export type SurveyAnswer = InferOutput<typeof survey.SurveyAnswerSchema>;
export type NotificationItem = InferOutput<typeof notice.NotificationItemSchema>;
export type NotificationKind = InferOutput<typeof notice.NotificationKindSchema>;

export type Grade = InferOutput<typeof primitives.GradeSchema>;

export type Explanation = InferOutput<typeof question.ExplanationSchema>;
export type QuestionSheetView = InferOutput<typeof question.QuestionSheetSchema>;

export type ReportReason = InferOutput<typeof report.ReportReasonSchema>;

export type Band = InferOutput<typeof skill.BandSchema>;
export type SkillMastery = InferOutput<typeof skill.SkillMasterySchema>;
export type BandCounts = InferOutput<typeof skill.BandCountsSchema>;
export type SkillInfo = InferOutput<typeof skill.SkillInfoSchema>;
export type QuestionState = InferOutput<typeof skill.QuestionStateSchema>;
export type DescriptiveLevel = InferOutput<typeof skill.DescriptiveLevelSchema>;

export type CourseSummary = InferOutput<typeof course.CourseSummarySchema>;
export type CourseDetail = InferOutput<typeof course.CourseDetailSchema>;
export type TeacherPackage = InferOutput<typeof packages.TeacherPackageSchema>;
export type PackageActivity = InferOutput<typeof packages.PackageActivitySchema>;
export type PackageStudent = InferOutput<typeof packages.PackageStudentSchema>;
export type PackagePie = InferOutput<typeof packages.PackagePieSchema>;
export type ReadyPackage = InferOutput<typeof packages.ReadyPackageSchema>;
export type StudentPackageDetail = InferOutput<typeof packages.StudentPackageDetailSchema>;
export type StudentActivity = InferOutput<typeof packages.StudentActivitySchema>;
export type WorkedExample = InferOutput<typeof packages.WorkedExampleSchema>;

export type SkillWithMastery = InferOutput<typeof practice.SkillWithMasterySchema>;
export type PracticeSession = InferOutput<typeof practice.PracticeSessionSchema>;

export type HomeworkState = InferOutput<typeof states.AssignmentStateSchema>;
export type StudentHomeworkState = InferOutput<typeof states.StudentAssignmentStateSchema>;
export type AssignmentKind = InferOutput<typeof states.AssignmentKindSchema>;
/** Kinds that are answered with feedback, and so share their screens: a quiz has its own. */
export type PracticeWorkKind = Exclude<AssignmentKind, 'quiz'>;
export type TeacherAssignment = InferOutput<typeof homework.TeacherAssignmentSchema>;
export type AssignmentGroup = InferOutput<typeof homework.AssignmentGroupSchema>;
export type AssignedSkill = InferOutput<typeof homework.AssignedSkillSchema>;
export type StudentAssignment = InferOutput<typeof homework.StudentAssignmentSchema>;
export type StudentAssignmentDetail = InferOutput<typeof homework.StudentAssignmentDetailSchema>;
export type OpenAssignment = InferOutput<typeof homework.OpenAssignmentSchema>;
export type ReviewReport = InferOutput<typeof homework.ReviewReportSchema>;
export type ReviewGroupReport = InferOutput<typeof homework.ReviewGroupReportSchema>;
export type ClassGroup = InferOutput<typeof homework.ClassGroupSchema>;
export type ProposedGroup = InferOutput<typeof homework.ProposedGroupSchema>;
export type HomeworkSource = InferOutput<typeof homework.HomeworkSourceSchema>;
export type TeacherHomework = InferOutput<typeof homework.TeacherHomeworkSchema>;
export type HomeworkSkill = InferOutput<typeof homework.HomeworkSkillSchema>;
export type HomeworkComment = InferOutput<typeof homework.CommentSchema>;
export type HomeworkItem = InferOutput<typeof homework.HomeworkItemSchema>;
export type StudentHomework = InferOutput<typeof homework.StudentHomeworkSchema>;
export type StudentHomeworkDetail = InferOutput<typeof homework.StudentHomeworkDetailSchema>;
export type QuestionView = InferOutput<typeof answered.QuestionViewSchema>;
export type AnswerReply = InferOutput<typeof answered.AnswerReplySchema>;
export type ReportedAttempt = InferOutput<typeof answered.ReportedAttemptSchema>;
export type ReportedQuestion = InferOutput<typeof answered.ReportedQuestionSchema>;
export type TeacherQuestion = InferOutput<typeof answered.TeacherQuestionSchema>;
export type HelpAlert = InferOutput<typeof homework.HelpAlertSchema>;
export type CommonMistake = InferOutput<typeof homework.CommonMistakeSchema>;
export type HomeworkStudentRow = InferOutput<typeof homework.HomeworkStudentRowSchema>;
export type HomeworkCell = InferOutput<typeof homework.HomeworkCellSchema>;
export type HomeworkReport = InferOutput<typeof homework.HomeworkReportSchema>;

export type StudentOverview = InferOutput<typeof student.StudentOverviewSchema>;
export type StudentNote = InferOutput<typeof student.StudentNoteSchema>;
export type SkillLevel = InferOutput<typeof student.SkillLevelSchema>;
export type StudentReport = InferOutput<typeof student.StudentReportSchema>;

export type Worksheet = InferOutput<typeof worksheet.WorksheetSchema>;
export type TeacherQuiz = InferOutput<typeof quiz.TeacherQuizSchema>;
export type MemberQuiz = InferOutput<typeof quiz.MemberQuizSchema>;
export type MemberQuizPaper = InferOutput<typeof quiz.MemberQuizPaperSchema>;
export type MemberQuizQuestion = InferOutput<typeof quiz.MemberQuizQuestionSchema>;
export type MemberQuizReport = InferOutput<typeof quiz.MemberQuizReportSchema>;
export type MemberQuizFinal = InferOutput<typeof quiz.MemberQuizFinalSchema>;
export type QuizState = InferOutput<typeof quiz.QuizStateSchema>;
export type QuizStudentState = InferOutput<typeof quiz.QuizStudentStateSchema>;
export type QuizStudentRow = InferOutput<typeof quiz.QuizStudentRowSchema>;
export type QuizQuestion = InferOutput<typeof quiz.QuizQuestionSchema>;
export type QuizQuestionReport = InferOutput<typeof quiz.QuizQuestionReportSchema>;
export type QuizReport = InferOutput<typeof quiz.QuizReportSchema>;
export type QuizStudentReport = InferOutput<typeof quiz.QuizStudentReportSchema>;
export type QuizAnswerReport = InferOutput<typeof quiz.QuizAnswerReportSchema>;
export type QuizAnswer = InferOutput<typeof quiz.QuizAnswerSchema>;
export type QuizRegradePreview = InferOutput<typeof quiz.QuizRegradePreviewSchema>;
export type QuizScore = InferOutput<typeof quiz.QuizScoreSchema>;
export type QuizSkill = InferOutput<typeof quiz.QuizSkillSchema>;
export type Roster = InferOutput<typeof roster.RosterSchema>;
export type RosterClass = InferOutput<typeof roster.RosterClassSchema>;
export type RosterStudent = InferOutput<typeof roster.RosterStudentSchema>;
export type RosterTeacher = InferOutput<typeof roster.RosterTeacherSchema>;
export type ClassTeacher = InferOutput<typeof roster.ClassTeacherSchema>;
export type ClassInfo = InferOutput<typeof roster.ClassInfoSchema>;
export type TeachingRole = InferOutput<typeof roster.TeachingRoleSchema>;
export type SignInCard = InferOutput<typeof roster.SignInCardSchema>;
export type RosterImport = InferOutput<typeof roster.RosterImportSchema>;
export type ImportRow = InferOutput<typeof roster.ImportRowSchema>;
export type ImportKind = InferOutput<typeof roster.ImportKindSchema>;
export type ImportColumn = InferOutput<typeof roster.ImportColumnSchema>;
export type ImportResult = InferOutput<typeof roster.ImportResultSchema>;
export type MergeReport = InferOutput<typeof roster.MergeReportSchema>;
export type NewYearPlan = InferOutput<typeof roster.NewYearPlanSchema>;
export type ArchivedYear = InferOutput<typeof roster.ArchivedYearSchema>;
export type YearRollover = InferOutput<typeof roster.YearRolloverSchema>;

export type Plan = InferOutput<typeof payment.PlanSchema>;
export type DiscountCheck = InferOutput<typeof payment.DiscountCheckSchema>;
export type PaymentState = InferOutput<typeof payment.PaymentStateSchema>;
export type Receipt = InferOutput<typeof payment.ReceiptSchema>;
export type NewPayment = InferOutput<typeof payment.NewPaymentSchema>;
export type Subscription = InferOutput<typeof payment.SubscriptionSchema>;

export type TestedSkill = InferOutput<typeof laboratory.TestedSkillSchema>;
export type TestedAnswer = InferOutput<typeof laboratory.TestedAnswerSchema>;
