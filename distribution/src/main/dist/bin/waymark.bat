@echo off
rem Runs Waymark: waymark --help
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "%~dp0..\lib\waymark-launcher.jar" dev.waymark.distribution.Launcher %*
exit /b %ERRORLEVEL%
